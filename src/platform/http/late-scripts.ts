import { hydratedEvent } from '../hydrated-event.ts';

/**
 * Runs in the browser, as text: starts the page's scripts when the page is complete and the browser
 * idle, or at the visitor's first sign. Links, forms and native elements work until then; the last
 * button that was pressed is pressed again for React.
 */
function startLate(sources: string[], hydrated: string): void {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const source of sources.splice(0)) {
      const script = document.createElement('script');
      script.src = source;
      script.async = true;
      document.head.append(script);
    }
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  addEventListener('load', startWhenIdle, { once: true });

  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    const { target } = event;
    const found =
      target instanceof Element ? target.closest('button, a[href$="#lead-capture"]') : null;
    if (
      found instanceof HTMLButtonElement
        ? found.type === 'button'
        : found instanceof HTMLAnchorElement
    ) {
      pressed = found as HTMLElement;
    }
    // The short form opens here; if the script does not come in time, the link leads to the long one.
    if (!(found instanceof HTMLAnchorElement) || !(event instanceof MouseEvent)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTimeout(() => pressed && location.assign(found.href), 3000);
  };
  addEventListener('click', remember, true);
  const replay = () => {
    removeEventListener('click', remember, true);
    const target = pressed;
    pressed = null;
    target?.click();
  };
  addEventListener(hydrated, replay, { once: true });
}

/**
 * Takes the scripts of Next out of a page and starts them late.
 * @param attribute marks what Next wrote
 */
export function withLateScripts(html: string, attribute: string): string {
  const sources: string[] = [];
  const withoutScripts = html
    .replaceAll(/<link rel="preload"[^>]* as="script"[^>]*>/g, '')
    .replaceAll(/<script src="([^"]*)"[^>]*><\/script>/g, (tag, source: string) => {
      if (!tag.includes(attribute) || !tag.includes(' async')) return tag;
      sources.push(source);
      return '';
    });
  const end = withoutScripts.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const starter = `(${startLate})(${JSON.stringify(sources)},"${hydratedEvent}")`;
  const script = `<script${attribute}>${starter}</script>`;
  return withoutScripts.slice(0, end) + script + withoutScripts.slice(end);
}
