import type { CollectionConfig, GlobalConfig } from 'payload';
import {
  forgetUses,
  isSearched,
  isSearchedGlobal,
  storeGlobalUses,
  storeUses,
} from '../data/store-uses';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/** Stores what a document uses with each save, in its transaction. */
export function keepUses(slug: string, hooks: Hooks = {}): Hooks {
  if (!isSearched(slug)) return hooks;
  return {
    ...hooks,
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await storeUses(req, slug, [doc.id]);
        return doc;
      },
    ],
    afterDelete: [
      ...(hooks.afterDelete ?? []),
      async ({ id, doc, req }) => {
        await forgetUses(req, slug, id);
        return doc;
      },
    ],
  };
}

export function keepGlobalUses(slug: string, hooks: GlobalHooks = {}): GlobalHooks {
  if (!isSearchedGlobal(slug)) return hooks;
  return {
    ...hooks,
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await storeGlobalUses(req, slug);
        return doc;
      },
    ],
  };
}
