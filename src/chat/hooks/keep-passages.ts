import type { CollectionConfig, GlobalConfig } from 'payload';
import { factSource, forgetPassages, storeFacts, storePassages } from '../data/store-passages';
import { isAnswering } from '../rules/passages';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/** Stores what a document answers with each save, in its transaction. */
export function keepPassages(slug: string, hooks: Hooks = {}): Hooks {
  if (!isAnswering(slug)) return hooks;
  return {
    ...hooks,
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await storePassages(req, slug, doc.id);
        return doc;
      },
    ],
    afterDelete: [
      ...(hooks.afterDelete ?? []),
      async ({ id, doc, req }) => {
        await forgetPassages(req, slug, id);
        return doc;
      },
    ],
  };
}

export function keepFacts(slug: string, hooks: GlobalHooks = {}): GlobalHooks {
  if (slug !== factSource) return hooks;
  return {
    ...hooks,
    afterChange: [
      ...(hooks.afterChange ?? []),
      async ({ doc, req }) => {
        await storeFacts(req);
        return doc;
      },
    ],
  };
}
