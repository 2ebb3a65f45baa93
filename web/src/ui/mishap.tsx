/** What is shown where drawing a page failed: the match itself is safe on the server. */
import { Component, type ComponentChildren, type JSX } from 'preact';
import { t } from '../core/words';
import { Button, ButtonLink } from './button';

interface MishapState {
  failure: Error | null;
}

export class Mishap extends Component<{ children: ComponentChildren }, MishapState> {
  override state: MishapState = { failure: null };

  static override getDerivedStateFromError(failure: Error): MishapState {
    return { failure };
  }

  override componentDidCatch(failure: Error): void {
    console.error(failure);
  }

  override render(): JSX.Element {
    const { failure } = this.state;
    if (!failure) return <>{this.props.children}</>;
    return (
      <main class="opening">
        <h1>{t('mishap')}</h1>
        <p>{t('mishap-words')}</p>
        <code>{failure.message}</code>
        <Button kind="main" icon="i-redo" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <ButtonLink href="/" kind="quiet" icon="i-left">
          {t('all-tables')}
        </ButtonLink>
      </main>
    );
  }
}
