import type { PayloadRequest } from 'payload';
import type { LexicalState } from '@/content/rules/lexical';
import { type Addressed, type PagedCollection, pathOf } from '@/platform/paths';
import type { PriceBook } from '@/prices/rules/price-book';
import type { FrozenText } from '../rules/frozen';
import {
  freezeText,
  linkedDocument,
  nodesOf,
  pictureIn,
  type TextReferences,
} from '../rules/frozen-text';

async function readPath(req: PayloadRequest, name: string): Promise<string | null> {
  const [collection, id] = name.split(':') as [PagedCollection, string];
  const doc = (await req.payload.findByID({
    collection,
    id: Number(id),
    depth: collection === 'city-niche-pages' ? 1 : 0,
    draft: false,
    disableErrors: true,
    req,
  })) as (Addressed & { _status?: string }) | null;
  return doc?._status === 'published' ? pathOf(collection, doc) : null;
}

async function readReferences(req: PayloadRequest, state: LexicalState): Promise<TextReferences> {
  const nodes = nodesOf(state);
  const paths = new Map<string, string>();
  for (const name of new Set(nodes.flatMap((node) => linkedDocument(node) ?? []))) {
    const path = await readPath(req, name);
    if (path) paths.set(name, path);
  }
  const pictures = new Map<number, Record<string, unknown>>();
  for (const id of new Set(nodes.flatMap((node) => pictureIn(node) ?? []))) {
    const picture = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    if (picture) pictures.set(id, picture as unknown as Record<string, unknown>);
  }
  return { paths, pictures };
}

/** Writes out what a formatted text refers to, as it is now. */
export async function freezeRichText(
  req: PayloadRequest,
  text: unknown,
  book: PriceBook,
): Promise<FrozenText> {
  const state = text as LexicalState;
  return freezeText(state, book, await readReferences(req, state));
}
