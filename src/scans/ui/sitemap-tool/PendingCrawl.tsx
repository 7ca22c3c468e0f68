'use client';

import { crawlResultPath } from '@/platform/paths';
import type { CrawlState } from '../../rules/crawl-state';
import { followedCrawl, useFollowed } from '../use-site-run';
import { CrawlMeter } from './CrawlMeter';

/** Progress in place of a list; the page reloads when the list is ready. */
export function PendingCrawl({ initial }: { initial: CrawlState }) {
  const state = useFollowed(followedCrawl, initial);
  return (
    <>
      <div className="max-w-[44rem]">
        <CrawlMeter state={state} />
      </div>
      <noscript>
        <p className="mt-4">
          <a href={crawlResultPath(initial.id)}>Look how far it is now</a>
        </p>
      </noscript>
    </>
  );
}
