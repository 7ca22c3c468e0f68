'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';
import { priceBoardPath } from '@/platform/paths';
import { countPrices } from '@/prices/rules/price-board';

const link = 'touch inline-flex items-center font-semibold';

interface Props {
  siteUrl: string;
  /** The draft of prices that the page shows; `null` for drafts of documents. */
  prices: { id: number; count: number } | null;
}

/** Bar for staff previews of unpublished content; drafts of documents refresh during typing. */
export function PreviewBar({ siteUrl, prices }: Props) {
  const router = useRouter();
  return (
    <aside
      aria-label="Preview"
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-amber px-4 text-center text-small text-on-amber print-hidden"
    >
      {/* Plain links: neither is a page of the site to be fetched in advance. */}
      {prices ? (
        <>
          <span>Preview with {countPrices(prices.count)}, not saved</span>
          <a href={`${priceBoardPath}?draft=${prices.id}`} className={link}>
            Back to the price board
          </a>
        </>
      ) : (
        <>
          <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={siteUrl} />
          <span>Preview: you see drafts that visitors don’t.</span>
        </>
      )}
      <a href="/preview/exit" className={link}>
        Leave the preview
      </a>
    </aside>
  );
}
