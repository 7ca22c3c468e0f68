'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the tool; why, see `../case-study/lazy-parts.ts`. */
export const CrawlForm = dynamic(() => import('./CrawlForm').then((part) => part.CrawlForm));
export const PendingCrawl = dynamic(() =>
  import('./PendingCrawl').then((part) => part.PendingCrawl),
);
