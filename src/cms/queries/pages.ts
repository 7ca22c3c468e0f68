import 'server-only';
import { cache } from 'react';
import { resolvePrices } from '@/domain/pricing/price-text';
import type { Page } from '@/payload-types';
import { getCms } from '../client';
import { readAs } from '../reader';
import { getPriceBook } from './price-book';

export type PageSection = Page['sections'][number];

export interface PageView {
  path: string;
  title: string;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  sections: PageSection[];
}

/**
 * The page at an address, with live figures in all its texts.
 *
 * @returns `null` when nothing is published there
 */
export const getPage = cache(async (path: string): Promise<PageView | null> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'pages',
    ...(await readAs()),
    where: { path: { equals: path } },
    limit: 1,
    depth: 1,
  });
  const [doc] = docs;
  if (!doc) return null;
  const page = resolvePrices(doc, book);
  return {
    path: page.path,
    title: page.title,
    metaTitle: page.meta?.title || page.title,
    metaDescription: page.meta?.description ?? '',
    noIndex: page.meta?.noIndex ?? false,
    sections: page.sections ?? [],
  };
});
