import { registerHooks } from 'node:module';
import { afterEach, beforeEach } from 'vitest';

/**
 * For tests of components, which begin with `@vitest-environment jsdom`: what a browser has and jsdom
 * has not, and a clean page for each test. Other tests have no page and get nothing of it.
 */

/** Packages of the back office import style sheets, of which Node knows nothing. */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context),
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { takeWaitingToasts } = await import('@/design/ui/show-toast');

  beforeEach(() => {
    // A wide screen without preferences for motion or colour.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        media,
        matches: media.includes('min-width'),
      });
    window.ResizeObserver = Observer as typeof ResizeObserver;
    window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    Element.prototype.scrollIntoView = () => {};
    navigator.sendBeacon = () => true;
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
    window.history.replaceState(null, '', '/');
    takeWaitingToasts();
  });
}
