'use client';

import { crawlResultPath } from '@/platform/paths';
import type { CrawlState } from '../../rules/crawl-state';
import { useFollowed } from '../use-site-run';

/** Screen readers announce the progress every 25 addresses, not twice a second. */
const toldEvery = 25;

function heading(state: CrawlState | null): string {
  if (state?.status !== 'queued') return 'Reading the site';
  const { place } = state;
  if (!place) return 'Next in the queue';
  return place === 1 ? '1 site before yours' : `${place} sites before yours`;
}

export function CrawlMeter({ state }: { state: CrawlState | null }) {
  const opened = state?.opened ?? 0;
  const most = state?.mostPages ?? 1;
  const told = Math.floor(opened / toldEvery) * toldEvery;
  return (
    <section className="border-t border-ink" aria-busy="true" aria-label="Progress of the list">
      <p role="status" className="border-b border-rule py-3 font-semibold">
        {heading(state)}
        {told > 0 ? <span className="sr-only">, {told} pages so far</span> : null}
      </p>
      <div className="border-b border-rule py-4">
        <span aria-hidden="true" className="relative block h-2.5">
          <span className="ticks absolute inset-0 [--tick:10%]" />
          <span className="absolute inset-x-0 bottom-0 h-1.5 bg-rule" />
          <span
            className="absolute start-0 bottom-0 h-1.5 bg-orchard"
            style={{ inlineSize: `${Math.min(100, (100 * opened) / most)}%` }}
          />
        </span>
        <p className="mt-2.5 min-h-10 font-mono text-label wrap-anywhere">{state?.progress}</p>
      </div>
      <p className="py-3 text-small text-muted">
        We open two addresses a second at most, so a large site takes a few minutes.{' '}
        {state ? <a href={crawlResultPath(state.id)}>The list has its own address</a> : null}
        {state ? ', if you’d rather come back later.' : null}
      </p>
    </section>
  );
}

/** Progress in place of a list; the page reloads when the list is ready. */
export function PendingCrawl({ initial }: { initial: CrawlState }) {
  const state = useFollowed('/api/crawl', initial);
  return (
    <>
      <div className="max-w-[44rem]">
        <CrawlMeter state={state} />
      </div>
      <noscript>
        <p className="mt-4">
          <a href={crawlResultPath(initial.id)}>See how far it is</a>
        </p>
      </noscript>
    </>
  );
}
