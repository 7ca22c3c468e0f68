/**
 * When the visitor got the page that they are on, in milliseconds since 1970. For the page that the
 * browser itself loaded it is when the visit to it began, however much later this script woke up; a
 * page that was reached by a link within the site is shown when this is asked.
 */
export function pageShownAt(): number {
  const [loaded] = performance.getEntriesByType('navigation');
  const isLoadedPage = loaded && new URL(loaded.name).pathname === window.location.pathname;
  return isLoadedPage ? performance.timeOrigin : Date.now();
}
