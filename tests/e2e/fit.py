"""Text that is cut off, leaves the page, or lies on other text."""

from __future__ import annotations

from playwright.sync_api import Page

#: Texts with where they are: those that leave the page, that an ancestor cuts off, that cover one another.
_FOUND = """() => {
  const SLACK = 2;
  const ASIDE = '.vh, .skip, script, style, [role=tooltip], .tip, input, svg, [inert], [role=menu]';
  const found = [];
  const seen = [];
  const pageWidth = document.documentElement.clientWidth;
  // what is for those who listen alone is one pixel wide
  const isHeardOnly = (element) => element.getBoundingClientRect().width <= 1 || element.closest(ASIDE) !== null;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const within = (box, edge, x, y) => ({
    left: x ? Math.max(box.left, edge.left) : box.left,
    right: x ? Math.min(box.right, edge.right) : box.right,
    top: y ? Math.max(box.top, edge.top) : box.top,
    bottom: y ? Math.min(box.bottom, edge.bottom) : box.bottom,
  });
  const isCut = (box, edge, style) => {
    const [x, y] = [style.overflowX, style.overflowY].map((one) => one === 'hidden' || one === 'clip');
    const across = x && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
    return across || (y && (box.top < edge.top - 2 * SLACK || box.bottom > edge.bottom + 2 * SLACK));
  };
  const look = (rect, words, parent) => {
    let box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    let by = null;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY].map((one) => one === 'auto' || one === 'scroll');
      box = within(box, edge, x, y);
      if (box.right <= box.left || box.bottom <= box.top) return;
      if (by === null && isCut(box, edge, style)) by = at.className || at.tagName;
      if (style.position === 'fixed') break;
    }
    if (by !== null) found.push(`cut by ${by}: ${words}`);
    if (box.left < -SLACK || box.right > pageWidth + SLACK) found.push(`off the page: ${words}`);
    seen.push({ words, box, parent });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim().slice(0, 60);
    const parent = node.parentElement;
    if (!words || !isShown(parent) || isHeardOnly(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width >= 1 && rect.height >= 1) look(rect, words, parent);
  }
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('dialog')) return at;
    }
    return null;
  };
  for (const [i, { words, box, parent }] of seen.entries()) {
    for (const other of seen.slice(i + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across <= 3 || down <= 5 || parent === other.parent || layer(parent) !== layer(other.parent)) continue;
      found.push(`${words} lies on ${other.words}`);
    }
  }
  return [...new Set(found)];
}"""


def faults(page: Page) -> list[str]:
    """Every text on the page as it is that cannot be read whole; empty if all is well."""
    found: list[str] = page.evaluate(_FOUND)
    return found
