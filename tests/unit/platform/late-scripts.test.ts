// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withLateScripts } from '@/platform/http/late-scripts';
import { hydratedEvent } from '@/platform/hydrated-event';

const mark = ' nonce="secret"';
const page = (head: string) => `<html><head>${head}</head><body><p>a</p></body></html>`;
const script = (src: string) => `<script src="${src}" async=""${mark}></script>`;

const started = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Runs the page's inline script as a browser would. */
function open(idle?: (act: () => void) => void): void {
  document.head.replaceChildren();
  // Ends what an earlier test began.
  window.dispatchEvent(new Event(hydratedEvent));
  Object.assign(window, { requestIdleCallback: idle ?? vi.fn() });
  const html = withLateScripts(page(script('/a.js') + script('/b.js')), mark);
  const [, starter = ''] = /<script nonce="secret">([\s\S]*?)<\/script>/.exec(html) ?? [];
  new Function(starter)();
}

describe('the scripts of a page', () => {
  it('are listed for a late start, but for those that Next did not write', () => {
    const other = '<script src="/x.js" async=""></script>';
    const old = `<script src="/old.js" noModule=""${mark}></script>`;
    const preload = '<link rel="preload" as="script" href="/a.js"/>';
    const html = withLateScripts(page(preload + script('/a.js') + other + old), mark);
    expect(html).toContain(`<head>${other}${old}</head>`);
    expect(html).toMatch(/<p>a<\/p><script nonce="secret">.*\["\/a\.js"\].*<\/script><\/body>/s);
  });

  it('leave a page without any as it is', () => {
    expect(withLateScripts(page('<title>a</title>'), mark)).toBe(page('<title>a</title>'));
  });
});

describe('in the browser, scripts', () => {
  beforeEach(() => document.body.replaceChildren());

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'start at a visitor’s first %s, once',
    (sign) => {
      open();
      expect(started()).toEqual([]);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      expect(started()).toEqual(['http://localhost:3000/a.js', 'http://localhost:3000/b.js']);
    },
  );

  it('start after the page has loaded, when the browser is idle', () => {
    const idle = vi.fn();
    open(idle);
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    idle.mock.lastCall?.[0]();
    expect(started()).toHaveLength(2);
  });

  it('get the last button that was pressed before they ran', () => {
    open();
    const [first, last] = ['first', 'last'].map((name) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', name });
      button.append(document.createElement('i'));
      document.body.append(button);
      return button;
    });
    first?.click();
    last?.firstElementChild?.dispatchEvent(new Event('click', { bubbles: true }));
    const pressed: string[] = [];
    document.body.addEventListener('click', ({ target }) => {
      pressed.push((target as HTMLButtonElement).name);
    });
    window.dispatchEvent(new Event(hydratedEvent));
    first?.click();
    window.dispatchEvent(new Event(hydratedEvent));
    expect(pressed).toEqual(['last', 'first']);
  });
});
