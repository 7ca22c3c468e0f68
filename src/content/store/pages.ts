import 'server-only';
import { cache } from 'react';
import type { Page } from '@/payload-types';
import { legalPath } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { lexicalHeadings } from '../rules/lexical';
import type { LegalPageView } from '../rules/view-models';
import { documentMeta, findPublished } from './published';

export type PageSection = Page['sections'][number];

export interface PageView {
  path: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  sections: PageSection[];
  /** ISO date and time. */
  updatedAt: string;
}

/**
 * The page at an address, with live figures in its texts.
 *
 * @returns `null` if it is unpublished
 */
export const getPage = cache(async (path: string): Promise<PageView | null> => {
  const page = await findPublished('pages', { path: { equals: path } });
  if (!page) return null;
  return {
    path: page.path,
    title: page.title,
    metaTitle: page.meta?.title || page.title,
    metaDescription: page.meta?.description ?? '',
    noIndex: page.meta?.noIndex ?? false,
    sections: page.sections ?? [],
    updatedAt: page.updatedAt,
  };
});

/**
 * A legal page.
 *
 * @returns `null` if it is unpublished
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
