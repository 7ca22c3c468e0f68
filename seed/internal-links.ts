import type { Payload, PayloadRequest } from 'payload';
import type { LexicalNode, LexicalState } from '@/domain/content/lexical';
import { type PagedCollection, pagedCollections, pathOf } from '@/domain/routing/paths';

interface DocumentReference {
  relationTo: PagedCollection;
  value: number;
}

/** Where each address leads, for every page and post there is. */
async function documentsByPath(
  payload: Payload,
  req: PayloadRequest,
): Promise<Map<string, DocumentReference>> {
  const found = new Map<string, DocumentReference>();
  for (const collection of pagedCollections) {
    const { docs } = await payload.find({
      collection,
      req,
      overrideAccess: true,
      pagination: false,
      depth: 0,
    });
    for (const doc of docs) {
      const path = pathOf(collection, doc);
      if (path) found.set(path, { relationTo: collection, value: doc.id });
    }
  }
  return found;
}

function linked(node: LexicalNode, documents: Map<string, DocumentReference>): LexicalNode {
  const children = node.children?.map((child) => linked(child, documents));
  const doc = node.type === 'link' ? documents.get(String(node.fields?.url)) : undefined;
  return {
    ...node,
    ...(children ? { children } : {}),
    ...(doc ? { fields: { ...node.fields, linkType: 'internal', doc, url: undefined } } : {}),
  };
}

/**
 * Turns addresses in seeded texts into links to the documents themselves, which follow a renamed
 * page and become plain text when it is taken off the site.
 *
 * @param texts which documents to go through, and the field that holds their text
 */
export async function linkDocuments(
  payload: Payload,
  req: PayloadRequest,
  texts: { collection: 'posts' | 'faqs'; field: 'content' | 'answer'; ids: number[] }[],
): Promise<void> {
  const documents = await documentsByPath(payload, req);
  for (const { collection, field, ids } of texts) {
    for (const id of ids) {
      const doc = await payload.findByID({ collection, id, req, overrideAccess: true, depth: 0 });
      const state = (doc as unknown as Record<string, LexicalState>)[field];
      if (!state) continue;
      await payload.update({
        collection,
        id,
        req,
        overrideAccess: true,
        data: {
          [field]: { ...state, root: linked(state.root, documents) },
          _status: 'published',
        } as never,
      });
    }
  }
}
