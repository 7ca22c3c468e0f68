import { priceBoardPath } from '@/platform/paths';
import { countPrices } from '@/prices/rules/price-edits';

/** Tells staff that they see prices which nobody has saved. */
export function PricePreviewBar({ id, count }: { id: number; count: number }) {
  return (
    <aside
      aria-label="Preview"
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 bg-amber px-4 text-center text-small text-on-amber print-hidden"
    >
      <span>Preview with {countPrices(count)}, not saved</span>
      {/* Plain links: neither is a page of the site to be fetched in advance. */}
      <a
        href={`${priceBoardPath}?change=${id}`}
        className="touch inline-flex items-center font-semibold"
      >
        Back to the price board
      </a>
      <a href="/preview/exit" className="touch inline-flex items-center font-semibold">
        Leave the preview
      </a>
    </aside>
  );
}
