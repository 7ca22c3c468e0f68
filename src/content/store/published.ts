import 'server-only';
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { getPreviewUser } from '@/accounts/store/viewer';
import type { PictureView } from '@/design/view-models';
import type { Media } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import type { PagedCollection } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import type { PriceBook } from '@/prices/rules/price-book';
import { resolvePrices, resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook, getPriceDraft } from '@/prices/store/price-book';
import { type LexicalState, lexicalToText } from '../rules/lexical';
import { keepLiveLinks } from '../rules/live-links';
import type { DocumentMeta, QuestionView } from '../rules/view-models';
import { getSiteIndex } from './site-index';

/** Path of a file on this site, without its origin, so that it loads under every host name. */
function withoutOrigin(url: string): string {
  const { siteUrl } = getEnv();
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}

/** Per cent: the focal point of a picture for which an editor chose none. */
const centre = 50;

/** A picture with all its stored widths; `null` for an unpopulated id or an empty field. */
export function toImageView(media: Media | number | null | undefined): PictureView | null {
  if (!media || typeof media === 'number' || !media.url || !media.width || !media.height)
    return null;
  const widths = [...Object.values(media.sizes ?? {}), media].flatMap((size) =>
    size?.url && size.width ? `${withoutOrigin(size.url)} ${size.width}w` : [],
  );
  const [x, y] = [media.focalX ?? centre, media.focalY ?? centre];
  return {
    src: withoutOrigin(media.url),
    srcSet: [...new Set(widths)].join(', '),
    width: media.width,
    height: media.height,
    alt: media.alt,
    ...(x === centre && y === centre ? {} : { focus: `${x}% ${y}%` }),
  };
}

/** A picture by its id; `null` once it was removed. */
export const findPicture = rememberUntilChange(async (id: number): Promise<PictureView | null> => {
  const { docs } = await (await getCms()).find({
    collection: 'media',
    overrideAccess: false,
    where: { id: { equals: id } },
    pagination: false,
    limit: 1,
    depth: 0,
  });
  return toImageView(docs[0]);
});

interface MetaDocument {
  updatedAt: string;
  meta?: { title?: string | null; description?: string | null; noIndex?: boolean | null } | null;
}

/** Metadata of a document; empty fields fall back to its heading and opening lines. */
export function documentMeta(
  path: string,
  doc: MetaDocument,
  fallback: { title: string; description: string },
): DocumentMeta {
  return {
    path,
    metaTitle: doc.meta?.title || fallback.title,
    metaDescription: doc.meta?.description || fallback.description,
    noIndex: doc.meta?.noIndex ?? false,
    updatedAt: doc.updatedAt,
  };
}

/** Questions of a document, or of the shared list. */
export function toQuestions(
  rows:
    | readonly { id?: QuestionView['id'] | null; question: string; answer: LexicalState }[]
    | null
    | undefined,
  book: PriceBook,
): QuestionView[] {
  return (rows ?? []).map(({ id, question, answer }, index) => ({
    id: id ?? String(index),
    question,
    answer,
    answerText: lexicalToText(answer, (token) => resolvePriceText(`{{${token}}}`, book)),
  }));
}

/** An editor state, or `null` for an empty field. */
export function toRichText(state: LexicalState | null | undefined): LexicalState | null {
  return state && lexicalToText(state, () => '0') !== '' ? state : null;
}

/** The document of a relation; `null` if it is unpublished, and hence not populated. */
export function related<T extends object>(value: T | number | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}

/** Id of a relation, populated or not. */
export function idOf(value: number | { id: number } | null | undefined): number | null {
  return (typeof value === 'object' ? value?.id : value) ?? null;
}

export function texts(rows: readonly { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map(({ text }) => text);
}

/**
 * Finds the document of a page with a visitor's rights, with live figures and without dead links.
 * Staff previews show the draft. Previews of draft prices show the published document, as visitors
 * would see it after saving.
 *
 * @returns `null` if nothing is published
 */
export async function findPublished<S extends PagedCollection>(
  collection: S,
  where: Where,
  depth = 1,
): Promise<DataFromCollectionSlug<S> | null> {
  const [cms, book, { isLive }, prices] = await Promise.all([
    getCms(),
    getPriceBook(),
    getSiteIndex(),
    getPriceDraft(),
  ]);
  const user = prices ? null : await getPreviewUser();
  const { docs } = await cms.find({
    collection: collection as CollectionSlug,
    overrideAccess: false,
    draft: user !== null,
    ...(user ? { user } : {}),
    pagination: false,
    where,
    limit: 1,
    depth,
  });
  // The collection determines the document type, which Payload's types lose here.
  const [doc] = docs as DataFromCollectionSlug<S>[];
  return doc ? keepLiveLinks(resolvePrices(doc, book), isLive) : null;
}
