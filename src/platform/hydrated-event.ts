/** Sent by `PageScript` once React has hydrated the page; the page's inline script waits for it. */
export const hydratedEvent = 'page-hydrated';
