import type { Page, Route } from '@playwright/test';

/** Intercepts server actions called by the script of a form. */
export function onFormCall(page: Page, handle: (route: Route) => unknown): Promise<unknown> {
  return page.route('**/*', (route) =>
    'next-action' in route.request().headers() ? handle(route) : route.fallback(),
  );
}
