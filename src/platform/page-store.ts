import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isPageMissing } from './missing-page.ts';
import { beginNewEdition, currentEdition } from './site-edition.ts';

/** Next is CommonJS: plain Node hands over the module, a bundler what it exports. */
const NextPageStore = (imported as unknown as { default?: typeof imported }).default ?? imported;

type Store = InstanceType<typeof NextPageStore>;

/** Under which edition of the site each kept page was made. */
const editions = new WeakMap<object, number>();

/**
 * Keeps finished pages, as Next’s own store does, with another answer to the question which of them
 * are out of date. Next compares the moment a page was finished with the moment of a change: a page
 * that was being made during a change counts as newer, and would show the old text for ever. Here a
 * page belongs to the edition in which its request began, and goes with it.
 *
 * Next makes an instance for each request, before anything of the page is read. Plain Node loads this
 * file, named in `next.config.ts`.
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
    // A kept page is sent with the status that is kept with it.
    if ('status' in page && isPageMissing()) page.status = 404;
    await super.set(...args);
  }

  override async revalidateTag(...args: Parameters<Store['revalidateTag']>): Promise<void> {
    beginNewEdition();
    await super.revalidateTag(...args);
  }
}
