/** Whether the visitor prefers reduced motion. Browser only. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
