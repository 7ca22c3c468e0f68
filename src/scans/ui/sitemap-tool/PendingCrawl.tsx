'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { crawlResultPath } from '@/platform/paths';
import type { CrawlState } from '../../rules/crawl-state';
import { isOver } from '../../rules/statuses';
import { followCrawl } from './ask-crawl';
import { CrawlMeter } from './CrawlMeter';

/** Instead of a list that is still being made: how far it is. Becomes the list by itself. */
export function PendingCrawl({ initial }: { initial: CrawlState }) {
  const router = useRouter();
  const [state, setState] = useState(initial);
  const { id } = initial;

  useEffect(() => {
    const run = new AbortController();
    followCrawl(id, run.signal, {
      onState: (next) => {
        setState(next);
        if (isOver(next.status)) router.refresh();
      },
      onLost: () => router.refresh(),
    });
    return () => run.abort();
  }, [id, router]);

  return (
    <>
      <div className="max-w-[44rem]">
        <CrawlMeter state={state} />
      </div>
      <noscript>
        <p className="mt-4">
          <a href={crawlResultPath(id)}>Look how far it is now</a>
        </p>
      </noscript>
    </>
  );
}
