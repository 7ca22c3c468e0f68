/** An area of the window, in pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies in the window, and the harm of covering one square pixel of it. */
export interface Obstacle {
  area: Area;
  harm: number;
}

/** Pixels between a toast and the window’s edges. */
const edge = 16;

/** Pixels between the places that are compared. */
const step = 4;

/** Harm of a toast that is one pixel further from the lower right corner. */
const harmOfDistance = 10;

const harmOfControl = 100;

function sharedPixels(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** To touch the edge of a control is as harmful as to cover so many of its pixels. */
const leastShared = 10_000;

/** Harm of covering an area. */
export function harmAt(area: Area, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { area: other, harm }) => {
    const shared = sharedPixels(area, other);
    const counted = shared > 0 && harm >= harmOfControl ? Math.max(shared, leastShared) : shared;
    return sum + harm * counted;
  }, 0);
}

interface Size {
  width: number;
  height: number;
}

/** The place that covers least, as low and as far to the right as that allows. */
export function findFreePlace(
  size: Size,
  view: Size,
  obstacles: readonly Obstacle[],
): { left: number; top: number } {
  const end = Math.max(edge, view.width - size.width - edge);
  const lowest = Math.max(edge, view.height - size.height - edge);
  let best = { left: end, top: lowest, harm: Number.POSITIVE_INFINITY };
  for (const left of new Set([end, Math.round((edge + end) / 2), edge])) {
    for (let top = lowest; top >= edge; top -= step) {
      const area = { left, top, right: left + size.width, bottom: top + size.height };
      const harm = harmAt(area, obstacles) + harmOfDistance * (lowest - top + (end - left));
      if (harm < best.harm) best = { left, top, harm };
    }
  }
  return { left: best.left, top: best.top };
}

/** Pixels. */
const sliver = 16;

const pageHead = 'header:not(main *)';

/** Controls and answers weigh more than text; the page’s head can wait until a toast goes. */
const kinds = [
  [
    `:is(a[href], button, input:not(.sr-only), label:has(input), select, textarea, summary, [tabindex="0"]):not(${pageHead} *)`,
    harmOfControl,
  ],
  [
    'dialog[open], [role=dialog], [role=alert], [role=status], [data-tone=error], [data-received]',
    harmOfControl,
  ],
  ['[data-consent-panel], [data-sticky-banner=open]', harmOfControl],
  // The page's subject, and that of its parts.
  [`h1, h2, ${pageHead}`, 20],
  ['h3, h4, p, li, dt, dd, td, th, label, legend, figcaption, img', 1],
] as const;

/** Area of the words of an answer within its frame; of another element as a whole. */
function measure(element: Element): DOMRect {
  if (!element.matches('[role=alert], [role=status], [data-received]')) {
    return element.getBoundingClientRect();
  }
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** What a toast should leave free in the window’s present state. */
export function listObstacles(): Obstacle[] {
  const headEnd = document.querySelector(pageHead)?.getBoundingClientRect().bottom ?? 0;
  return kinds.flatMap(([selector, harm]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element.closest('[data-sonner-toaster]')) return [];
      const isSeen = element.checkVisibility({
        contentVisibilityAuto: true,
        visibilityProperty: true,
      });
      if (!isSeen) return [];
      const { left, top, right, bottom } = measure(element);
      // The page runs on below its head; what is left of a control there is of no use.
      const isUnderHead = element.closest('main') !== null && top < headEnd;
      const seenFrom = isUnderHead ? headEnd : top;
      if (bottom < seenFrom + (isUnderHead ? sliver : 0) || seenFrom > innerHeight) return [];
      return { area: { left, top: seenFrom, right, bottom }, harm };
    }),
  );
}
