import 'server-only';
import { cache } from 'react';
import type { Page } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { resolvePrices } from '@/prices/rules/price-text';
import { keepLiveLinks } from '../rules/live-links';
import { getPriceBook } from './price-book';
import { readAs } from './reader';
import { getSiteIndex } from './site-index';

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
 * The page at an address, with live figures in all its texts.
 *
 * @returns `null` when nothing is published there
 */
export const getPage = cache(async (path: string): Promise<PageView | null> => {
  const [cms, book, { isLive }] = await Promise.all([getCms(), getPriceBook(), getSiteIndex()]);
  const { docs } = await cms.find({
    collection: 'pages',
    ...(await readAs()),
    where: { path: { equals: path } },
    limit: 1,
    depth: 1,
  });
  const [doc] = docs;
  if (!doc) return null;
  const page = keepLiveLinks(resolvePrices(doc, book), isLive);
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
