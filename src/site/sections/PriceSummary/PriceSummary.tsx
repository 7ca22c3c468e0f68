import type { PriceSummaryBlock } from '@/payload-types';
import { formatPriceSpan } from '@/prices/rules/price-book';
import { getPriceBook } from '@/prices/store/price-book';
import { HeadedSection } from '../HeadedSection';

/** Numbered price list, one line per item. */
export async function PriceSummary({ block }: { block: PriceSummaryBlock }) {
  const book = await getPriceBook();
  return (
    <HeadedSection head={block} rank="main" reveal>
      <ul className="mt-7 border-t border-ink lg:mt-9">
        {block.rows.map((row, index) => (
          <li key={row.title} className="border-b border-rule">
            <a
              href={row.href}
              className="group grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 gap-y-1 py-4 no-underline max-[25rem]:grid-cols-[1fr_auto] lg:grid-cols-[3.25rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,2.5fr)] lg:gap-x-7 lg:py-5.5"
            >
              <span
                aria-hidden="true"
                className="font-mono text-label text-muted max-[25rem]:hidden"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="text-h3 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {row.title}
              </h3>
              <p className="text-muted max-lg:col-start-2 max-lg:row-start-2 max-lg:text-small max-lg:col-end-[-1] max-[25rem]:col-start-1">
                {row.text}
              </p>
              <p className="text-end font-mono font-semibold tracking-[-0.03em] whitespace-nowrap max-sm:text-small lg:text-[1.375rem]/none">
                {formatPriceSpan(row.source, book)}
                {row.source === 'retainers' ? (
                  <span className="text-label font-normal tracking-normal text-muted"> /month</span>
                ) : null}
              </p>
            </a>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
