/** A drawing that can be looked at closer: pinch and drag, the wheel with Ctrl, buttons. The page keeps its own scroll. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../core/words';
import {
  bounded,
  FITTED,
  follows,
  isDouble,
  MOST,
  moved,
  pinched,
  type Point,
  scaled,
  showing,
  STEP,
  type Tap,
  toggled,
  type Zoom,
} from '../core/zoom';
import { Icon } from './icon';

/** A mouse that goes further than this, in px, drags and does not click. */
const DRAG_PX = 5;
const WHEEL = 0.0025;
const MIDDLE: Point = { x: 0, y: 0 };

type Change = (make: (zoom: Zoom) => Zoom, glides?: boolean) => void;

interface ZoomableProps {
  /** Another one begins with all of it. */
  of: string;
  /** What its first tap has selected was not meant. */
  onDoubleTap?(): void;
  children: ComponentChildren;
}

export function Zoomable({ of, onDoubleTap, children }: ZoomableProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(FITTED);
  const [glides, setGlides] = useState(false);
  const now = useRef(zoom);
  const change: Change = (make, slowly = false) => {
    const next = bounded(make(now.current));
    setGlides(slowly);
    if (next.scale === now.current.scale && next.x === now.current.x && next.y === now.current.y) return;
    now.current = next;
    setZoom(next);
  };
  useEffect(() => change(() => FITTED), [of]);
  useFingers(box, now, change);
  useDoubleTap(box, change, () => onDoubleTap?.());
  useMouse(box, now, change);
  useShown(box, now, change);
  const isLarger = zoom.scale > 1;
  const transform = isLarger ? `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` : undefined;
  return (
    <>
      <div class={`zoom ${isLarger ? 'larger' : ''} ${glides ? 'glides' : ''}`} ref={box}>
        <div class="zoomed" style={{ transform }}>
          {children}
        </div>
      </div>
      <Controls scale={zoom.scale} change={change} />
    </>
  );
}

/** Buttons; while one of them has the focus, + - 0 do the same. */
function Controls({ scale, change }: { scale: number; change: Change }): JSX.Element {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const turn = (make: (zoom: Zoom) => Zoom) => (): void => {
    pressed.current = true;
    change(make, true);
  };
  const by = (factor: number): (() => void) => turn((zoom) => scaled(zoom, factor, MIDDLE));
  const fit = turn(() => FITTED);
  // The buttons that make it smaller go with the last step; the focus stays here.
  useLayoutEffect(() => {
    if (pressed.current && !group.current?.contains(document.activeElement)) group.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = { '+': by(STEP), '=': by(STEP), '-': by(1 / STEP), '0': fit }[event.key];
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    found();
  };
  return (
    <div class="zoomctl" ref={group} role="group" aria-label={t('zoom')} onKeyDown={keys}>
      <Control icon="i-plus" label={t('zoom-in')} off={scale >= MOST} onClick={by(STEP)} />
      {scale > 1 && (
        <>
          <Control icon="i-minus" label={t('zoom-out')} off={false} onClick={by(1 / STEP)} />
          <Control icon="i-fit" label={t('zoom-fit')} off={false} onClick={fit} />
        </>
      )}
    </div>
  );
}

interface ControlProps {
  icon: string;
  label: string;
  off: boolean;
  onClick(): void;
}

function Control({ icon, label, off, onClick }: ControlProps): JSX.Element {
  return (
    <button type="button" class="ib" aria-label={label} title={label} aria-disabled={off} onClick={() => off || onClick()}>
      <Icon name={icon} size={18} />
    </button>
  );
}

type Box = { current: HTMLElement | null };
type Now = { current: Zoom };

/** A place on the screen as a point of the box. */
function pointIn(box: HTMLElement, x: number, y: number): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (x - left) / width - 0.5, y: (y - top) / height - 0.5 };
}

/**
 * Two fingers pinch, one drags what is larger than its box. Where the drawing cannot follow, the finger scrolls the page as
 * everywhere.
 */
function useFingers(box: Box, now: Now, change: Change): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let last: readonly Point[] = [];
    let drags: boolean | null = null;
    const points = (event: TouchEvent): Point[] =>
      [...event.touches]
        .filter(({ target }) => element.contains(target as Node))
        .slice(0, 2)
        .map(({ clientX, clientY }) => pointIn(element, clientX, clientY));
    const begin = (event: TouchEvent): void => {
      last = points(event);
      drags = null;
      if (last.length === 2) event.preventDefault();
    };
    const move = (event: TouchEvent): void => {
      const next = points(event);
      const [a, b] = next;
      const [from, other] = last;
      if (!a || !from || !event.cancelable) return;
      if (b && other) {
        change((zoom) => pinched(zoom, [from, other], [a, b]));
      } else {
        const way = { x: a.x - from.x, y: a.y - from.y };
        drags ??= follows(now.current, way);
        if (!drags) return;
        change((zoom) => moved(zoom, way));
      }
      event.preventDefault();
      last = next;
    };
    const end = (event: TouchEvent): void => {
      last = points(event);
    };
    element.addEventListener('touchstart', begin, { passive: false });
    element.addEventListener('touchmove', move, { passive: false });
    for (const name of ['touchend', 'touchcancel'] as const) element.addEventListener(name, end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      for (const name of ['touchend', 'touchcancel'] as const) element.removeEventListener(name, end);
    };
  }, []);
}

/**
 * A quick double tap shows all of it, or more of a part. The first tap does what a tap does, and is forgotten; the second is no
 * tap of its own, so that nobody who looks closer does what the first has selected.
 */
function useDoubleTap(box: Box, change: Change, told: () => void): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let begun: Tap | null = null;
    let before: Tap | null = null;
    const tapOf = ({ timeStamp, changedTouches: [finger] }: TouchEvent): Tap => ({
      x: finger?.clientX ?? 0,
      y: finger?.clientY ?? 0,
      at: timeStamp,
    });
    const begin = (event: TouchEvent): void => {
      begun = event.touches.length === 1 ? tapOf(event) : null;
      if (!begun) before = null;
    };
    const end = (event: TouchEvent): void => {
      const tap = tapOf(event);
      // A finger that went elsewhere, or stayed, has not tapped.
      const isTap = event.touches.length === 0 && isDouble(begun, tap);
      const isSecond = isTap && isDouble(before, tap);
      before = isTap && !isSecond ? tap : null;
      if (!isSecond) return;
      event.preventDefault();
      change((zoom) => toggled(zoom, pointIn(element, tap.x, tap.y)), true);
      latest.current();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, []);
}

/** The wheel with Ctrl (a pad's pinch comes as that, too), and dragging with the button held; then nothing is clicked. */
function useMouse(box: Box, now: Now, change: Change): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let held: { x: number; y: number } | null = null;
    let dragged = false;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change((zoom) => scaled(zoom, Math.exp(-event.deltaY * WHEEL), pointIn(element, event.clientX, event.clientY)));
    };
    const down = (event: PointerEvent): void => {
      dragged = false;
      const takes = event.pointerType === 'mouse' && event.button === 0 && now.current.scale > 1;
      held = takes ? { x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent): void => {
      if (!held || event.pointerType !== 'mouse') return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!dragged && Math.hypot(x, y) < DRAG_PX) return;
      dragged = true;
      held = { x: event.clientX, y: event.clientY };
      change((zoom) => moved(zoom, { x: x / element.clientWidth, y: y / element.clientHeight }));
    };
    const up = (): void => void (held = null);
    const click = (event: Event): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  }, []);
}

/** What the keyboard walks to is seen. */
function useShown(box: Box, now: Now, change: Change): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const focus = (event: FocusEvent): void => {
      if (now.current.scale === 1 || !(event.target as Element).matches(':focus-visible')) return;
      // The browser would scroll the box itself.
      [element.scrollLeft, element.scrollTop] = [0, 0];
      const { left, top, right, bottom } = (event.target as Element).getBoundingClientRect();
      change((zoom) => showing(zoom, pointIn(element, left, top), pointIn(element, right, bottom)), true);
    };
    element.addEventListener('focusin', focus);
    return () => element.removeEventListener('focusin', focus);
  }, []);
}
