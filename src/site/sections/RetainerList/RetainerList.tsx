import { TickList } from '@/design/ui/TickList';
import type { RetainerListBlock } from '@/payload-types';
import { enquiryPath } from '@/platform/paths';
import { getPriceBook } from '@/prices/store/price-book';
import { Price } from '@/prices/ui/Price';
import { HeadedSection } from '../HeadedSection';

/** Monthly retainers, a ruled row each: name, what is done, price per month. */
export async function RetainerList({ block }: { block: RetainerListBlock }) {
  const { retainers } = await getPriceBook();
  return (
    <HeadedSection head={block}>
      <ul className="mt-9 border-t border-ink lg:mt-12">
        {retainers.map((retainer) => (
          <li
            key={retainer.key}
            id={retainer.key}
            className="grid grid-cols-1 gap-x-12 gap-y-4 border-b border-rule py-7 sm:grid-cols-[1fr_auto] lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <h3 className="text-h3">{retainer.name}</h3>
              <p className="mt-1.5 text-small text-muted">{retainer.tagline}</p>
            </div>
            <div className="sm:text-end lg:order-3 lg:col-span-3">
              <Price
                fromPence={retainer.pricePerMonthPence}
                toPence={null}
                unit="/month"
                size="large"
              />
              <p className="mt-1 print-hidden">
                <a
                  href={enquiryPath({ package: retainer.key })}
                  className="touch inline-flex items-center text-small font-semibold"
                >
                  Get Started<span className="sr-only"> with {retainer.name}</span>
                </a>
              </p>
            </div>
            <TickList
              items={retainer.features}
              layout="plain"
              className="gap-x-8 sm:col-span-2 sm:columns-2 lg:col-span-5 lg:columns-1 xl:columns-2 [&>li]:break-inside-avoid"
            />
          </li>
        ))}
      </ul>
      {block.note ? <p className="max-w-note pt-6 text-small text-muted">{block.note}</p> : null}
    </HeadedSection>
  );
}
