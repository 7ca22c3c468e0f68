import type { Page, Route } from '@playwright/test';

/** Comes between a page and its server when the script of a form calls its server action. */
export function onFormCall(page: Page, handle: (route: Route) => unknown): Promise<unknown> {
  return page.route('**/*', (route) =>
    'next-action' in route.request().headers() ? handle(route) : route.fallback(),
  );
}
