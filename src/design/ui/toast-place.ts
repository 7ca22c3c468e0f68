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

function sharedPixels(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Harm of covering an area. */
export function harmAt(area: Area, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce(
    (sum, { area: other, harm }) => sum + harm * sharedPixels(area, other),
    0,
  );
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

/** Controls and answers weigh more than text. */
const kinds = [
  ['a[href], button, input, select, textarea, summary, [tabindex="0"]', 100],
  [
    'header:not(main *), dialog[open], [role=dialog], [role=alert], [role=status], [data-received]',
    100,
  ],
  ['[data-consent-panel], [data-sticky-banner=open]', 100],
  ['h1, h2, h3, h4, p, li, dt, dd, td, th, label, legend, figcaption, img', 1],
] as const;

/** What a toast should leave free in the window’s present state. */
export function listObstacles(): Obstacle[] {
  return kinds.flatMap(([selector, harm]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element.closest('[data-sonner-toaster]')) return [];
      const isSeen = element.checkVisibility({
        contentVisibilityAuto: true,
        visibilityProperty: true,
      });
      const area = isSeen ? element.getBoundingClientRect() : null;
      if (!area || area.bottom < 0 || area.top > innerHeight) return [];
      return { area, harm };
    }),
  );
}
