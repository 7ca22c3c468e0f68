/** Whether a visitor asked for pages that keep still. Browser only. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
