/** Whether the visitor prefers reduced motion. Browser only. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Runs an action once an element nears the viewport: 100 px margin, a tenth visible (specification,
 * section 9, lazily loaded sections). Browser only.
 *
 * @returns a function that cancels the wait
 */
export function onceNear(element: HTMLElement, act: () => void): () => void {
  // A tenth of a very tall element would never fit in the viewport.
  const threshold = Math.min(0.1, window.innerHeight / 2 / element.offsetHeight);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '100px', threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
