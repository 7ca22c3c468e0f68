import type { CollectionConfig } from 'payload';
import { type PagedCollection, pathOf } from '@/domain/routing/paths';

/** Where the preview of a document starts; the route checks who asks before it shows a draft. */
function previewUrl(collection: PagedCollection, doc: Record<string, unknown>): string | null {
  const path = pathOf(collection, doc);
  return path ? `/preview?path=${encodeURIComponent(path)}` : null;
}

/** Preview button and live preview of a collection whose documents have a page. */
export function previewAdmin(
  collection: PagedCollection,
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'> {
  return {
    preview: (doc) => previewUrl(collection, doc),
    livePreview: { url: ({ data }) => previewUrl(collection, data) },
  };
}
