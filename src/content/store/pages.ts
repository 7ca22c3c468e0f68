import 'server-only';
import { cache } from 'react';
import type { Page } from '@/payload-types';
import { legalPath } from '@/platform/paths';
import { slugify } from '@/platform/slugify';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { lexicalHeadings } from '../rules/lexical';
import { documentMeta, findPublished } from './published';

export type PageSection = Page['sections'][number];

/** The page at an address, with live figures in its texts; `null` if it is unpublished. */
export const getPage = cache(async (path: string) => {
  const page = await findPublished('pages', { path: { equals: path } });
  if (!page) return null;
  return {
    ...documentMeta(page.path, page, { title: page.title, description: '' }),
    title: page.title,
    sections: page.sections ?? [],
  };
});

export type PageView = NonNullable<Awaited<ReturnType<typeof getPage>>>;

/** A legal page; `null` if it is unpublished. */
export const getLegalPage = cache(async (slug: string) => {
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

export type LegalPageView = NonNullable<Awaited<ReturnType<typeof getLegalPage>>>;
