import { CmsRichText } from '@/content/store/CmsRichText';
import type { CaseStudyView, SiteOffer } from '@/content/store/case-studies';
import { getEstimatorConfig } from '@/content/store/shared-content';
import { Button } from '@/design/ui/Button';
import { Prose } from '@/design/ui/Prose';
import { Receipt, type ReceiptLine } from '@/design/ui/Receipt';
import { enquiryPath } from '@/platform/paths';
import {
  calculateEstimate,
  estimateInWords,
  estimatePath,
  extraPagesInWords,
  pagesInWords,
} from '@/prices/rules/estimate';
import { formatPence, percentOf } from '@/prices/rules/money';
import { formatPolicyFigure, policyFigures } from '@/prices/rules/policy-figures';
import { formatPriceWith, penceWith } from '@/prices/rules/price-book';
import type { PagesPrice } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { HeadedSection } from '../sections/HeadedSection';

interface ShownPriceProps {
  view: Pick<CaseStudyView, 'title' | 'investment'>;
  offer: SiteOffer;
}

/** What the site costs as shown: its own quote, or the range of its package. */
export function ShownPrice({ view: { title, investment }, offer }: ShownPriceProps) {
  const { item, addOns, built } = offer;
  return (
    <HeadedSection head={{ anchor: 'investment', heading: 'What it costs' }}>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-9 lg:mt-9 lg:grid-cols-2">
        {investment.note ? (
          <Prose>
            <CmsRichText content={investment.note} />
          </Prose>
        ) : null}
        {built ? (
          <Quote title={title} offer={offer} built={built} />
        ) : (
          <Receipt
            title="This site"
            meta={item.timeline}
            lines={[
              { label: item.name, amount: formatPriceWith(item, []) },
              ...addOns.map(addOnLine),
            ]}
            totalLabel="As shown"
            total={formatPriceWith(item, addOns)}
            className="self-start"
          />
        )}
      </div>
    </HeadedSection>
  );
}

const addOnLine = ({ name, pricePence }: SiteOffer['addOns'][number]): ReceiptLine => ({
  label: name,
  amount: formatPence(pricePence),
});

const included = (label: string): ReceiptLine => ({ label, amount: 'included', muted: true });

function linesOf({ item, addOns }: SiteOffer, built: PagesPrice): ReceiptLine[] {
  const { includedPages, includedPence, furtherPence, pageCount } = built;
  const extraPages = extraPagesInWords(pageCount - includedPages);
  return [
    { label: `${item.name}, ${pagesInWords(includedPages)}`, amount: formatPence(includedPence) },
    ...(furtherPence > 0 ? [{ label: extraPages, amount: formatPence(furtherPence) }] : []),
    ...addOns.map(addOnLine),
    included('The writing, with you'),
    included(`Rounds of changes: ${item.revisions}`),
    included(`Support after launch: ${item.support}`),
  ];
}

/** The estimator with this site’s choices; `null` where it has no such kind of project. */
async function findEstimate({ item, addOns }: SiteOffer, pages: number) {
  const config = await getEstimatorConfig();
  const type = config?.types.find(({ packageKey }) => packageKey === item.key);
  if (!config || !type) return null;
  const chosen = { type: type.key, pages, addOns: addOns.map(({ key }) => key) };
  const estimate = calculateEstimate(config, chosen);
  return { ...estimate, chosen, href: estimatePath(config, chosen) };
}

interface QuoteProps {
  title: string;
  offer: SiteOffer;
  built: PagesPrice;
}

/** The quote that a client would get for this site, at today’s prices. */
async function Quote({ title, offer, built }: QuoteProps) {
  const { item, addOns } = offer;
  const [{ policy }, estimate] = await Promise.all([
    getPriceBook(),
    findEstimate(offer, built.pageCount),
  ]);
  const total = penceWith(built.pence, addOns);
  // The estimator knows no upper price of a package, so it can say more than the quote.
  const carried = estimate?.totalPence === total && {
    ...estimate.chosen,
    label: estimateInWords(estimate),
  };
  const deposit = percentOf(total, policy.deposit);
  const lock = formatPolicyFigure(policy.priceLock, policyFigures.priceLock.unit);
  return (
    <Receipt
      title={`Quote for ${title}`}
      stamp="Example"
      meta={`Ready in ${item.timeline}`}
      lines={linesOf(offer, built)}
      totalLabel="Fixed price"
      total={formatPence(total)}
      link={estimate && { label: 'Change pages and extras', href: estimate.href }}
      note={`${formatPence(deposit)} to start, ${formatPence(total - deposit)} before launch. The price holds for ${lock}.`}
      className="self-start"
    >
      <Button
        href={enquiryPath({ package: item.key })}
        data-offer={[item.name, formatPence(total), item.timeline].join(' · ')}
        data-estimate={carried ? JSON.stringify(carried) : undefined}
        variant="primary"
        wide
      >
        Get Started
        <span className="sr-only"> with {item.name}</span>
      </Button>
    </Receipt>
  );
}
