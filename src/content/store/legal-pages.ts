import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { legalPath } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import { resolvePrices, resolvePriceText } from '@/prices/rules/price-text';
import { type LexicalState, lexicalHeadings } from '../rules/lexical';
import type { LegalPageView } from '../rules/view-models';
import { documentMeta } from './document-meta';
import { getPriceBook } from './price-book';
import { readAs } from './reader';

/**
 * A legal page.
 *
 * @returns `null` when nothing is published under that slug
 */
export const getLegalPage = cache(async (slug: string): Promise<LegalPageView | null> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'legal-pages',
    ...(await readAs()),
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
  });
  const [doc] = docs;
  if (!doc) return null;
  const page = resolvePrices(doc, book);
  const content = page.content as unknown as LexicalState;
  return {
    ...documentMeta(legalPath(slug), page, { title: page.title, description: page.summary }),
    title: page.title,
    slug: page.slug,
    summary: page.summary,
    updatedOn: page.updatedOn,
    content,
    headings: lexicalHeadings(content, 'h2', (token) => resolvePriceText(`{{${token}}}`, book)).map(
      (text) => ({ text, anchor: slugify(text) }),
    ),
  };
});
