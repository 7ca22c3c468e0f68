import { useId } from 'react';
import { idOf } from '@/content/store/published';
import { Container } from '@/design/layout/Container';
import { Ranges } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import type { TradeSitesBlock } from '@/payload-types';
import { enquiryPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { describePackage } from '@/prices/rules/price-book';
import { readyIn } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { SiteScene } from '../../case-study/ShownDemo';
import { findTradePicture } from '../../case-study/site-picture';

/** Chosen trades with a published package, each with its own site, or the package's. */
async function loadTrades({ trades }: TradeSitesBlock) {
  const { packages } = await getPriceBook();
  const loaded = await Promise.all(
    trades.map(async ({ label, package: chosen, caseStudy }) => {
      const item = packages.find(({ id }) => id === idOf(chosen));
      const shown = item && (await findTradePicture(item, idOf(caseStudy)));
      return shown ? [{ label, item, shown }] : [];
    }),
  );
  return loaded.flat();
}

type Trade = Awaited<ReturnType<typeof loadTrades>>[number];

/** Of the package, which Get Started carries; the scene adds what its site shows beyond it. */
const priceOf = ({ item }: Trade) => formatPenceRange(item.priceFromPence, item.priceToPence);

/**
 * The visitor names a trade and sees a site for it across the window, with its price. Native
 * radio buttons and a style sheet choose it, so that it works before and without script.
 */
export async function TradeSites({ block }: { block: TradeSitesBlock }) {
  const id = useId();
  const trades = await loadTrades(block);
  if (trades.length < 2) return null;
  const { anchor, eyebrow = null, heading, intro = null } = block;
  return (
    <section
      id={anchor || undefined}
      aria-labelledby={id}
      data-ground="panel"
      className="trade-sites night on-panel bg-panel pt-section text-ink"
    >
      <Container>
        <SectionHead rank="main" id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
        <fieldset className="mt-6 flex flex-wrap gap-2 pb-4 lg:mt-8 lg:grid lg:grid-cols-4 print-hidden">
          <legend className="sr-only">Your trade</legend>
          {trades.map((trade, index) => (
            <label
              key={trade.label}
              className="touch relative inline-flex cursor-pointer items-center rounded-control border border-edge px-4 text-small font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-orchard"
            >
              <input
                type="radio"
                name={`trade-${id}`}
                value={index}
                defaultChecked={index === 0}
                data-reminder={`${trade.label}: ${priceOf(trade)}`}
                data-href={enquiryPath({ package: trade.item.key, trade: trade.label })}
                data-offer={describePackage(trade.item)}
                className="absolute inset-0 cursor-pointer appearance-none border-0 outline-none"
              />
              {trade.label}
            </label>
          ))}
        </fieldset>
      </Container>
      {trades.map((trade, index) => (
        <div key={trade.label} data-trade={index}>
          <Container>
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pb-4">
              <p className="font-mono">
                <Ranges text={[priceOf(trade), readyIn(trade.item)].filter(Boolean).join(', ')} />
              </p>
              <p className="text-small text-muted">{trade.item.tagline}</p>
            </div>
          </Container>
          <SiteScene {...trade} />
        </div>
      ))}
    </section>
  );
}
