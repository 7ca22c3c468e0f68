import 'server-only';
import { cache } from 'react';
import type { Page } from '@/payload-types';
import { findPublished } from './published';

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
