import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isPageMissing } from './missing-page.ts';
import { beginNewEdition, currentEdition } from './site-edition.ts';

/** Next is CommonJS: plain Node imports the module, a bundler its exports. */
const NextPageStore = (imported as unknown as { default?: typeof imported }).default ?? imported;

type Store = InstanceType<typeof NextPageStore>;

/** The site's edition for each stored page. */
const editions = new WeakMap<object, number>();

/**
 * Stores finished pages like Next's own cache, but with another rule for stale ones. Next compares
 * the times of completion and change: a page rendered during a change would stay stale. Here a page
 * belongs to the edition in which its request began, and expires with it.
 *
 * Next creates an instance per request, before it reads the page. Plain Node loads this file, named
 * in `next.config.ts`.
 */
export default class PageStore extends NextPageStore {
  readonly #begun = currentEdition();

  override async get(...args: Parameters<Store['get']>): ReturnType<Store['get']> {
    const found = await super.get(...args);
    return found?.value && editions.get(found.value) === currentEdition() ? found : null;
  }

  override async set(...args: Parameters<Store['set']>): Promise<void> {
    const [, page] = args;
    if (!page || this.#begun !== currentEdition()) return;
    editions.set(page, this.#begun);
    // Next sends a stored page with its stored status.
    if ('status' in page && isPageMissing()) page.status = 404;
    await super.set(...args);
  }

  override async revalidateTag(...args: Parameters<Store['revalidateTag']>): Promise<void> {
    beginNewEdition();
    await super.revalidateTag(...args);
  }
}
