import 'server-only';
import { cache } from 'react';
import { legalPath } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { lexicalHeadings } from '../rules/lexical';
import type { LegalPageView } from '../rules/view-models';
import { documentMeta } from './document-meta';
import { findPublished } from './published';

/**
 * A legal page.
 *
 * @returns `null` when nothing is published under that slug
 */
export const getLegalPage = cache(async (slug: string): Promise<LegalPageView | null> => {
  const [page, book] = await Promise.all([
    findPublished('legal-pages', { slug: { equals: slug } }),
    getPriceBook(),
  ]);
  if (!page) return null;
  const content = page.content;
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
