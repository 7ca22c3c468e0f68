import { useId } from 'react';
import type { CaseStudyView } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import { Section } from '@/design/layout/Section';
import { Prose } from '@/design/ui/Prose';
import { Receipt } from '@/design/ui/Receipt';
import { SectionHead } from '@/design/ui/SectionHead';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { firstYears } from '@/prices/rules/rates';
import { TwoReceipts } from '../sections/CostComparison/CostComparison';

/** Costs of the project, beside those of alternatives. */
export function Investment({ investment }: Pick<CaseStudyView<unknown>, 'investment'>) {
  const { comparison, rates, note } = investment;
  const id = useId();
  if (!comparison && rates.length === 0 && !note) return null;
  return (
    <Section id="investment" labelledBy={id}>
      <SectionHead id={id} eyebrow="Investment" heading="What it costs" />
      {note ? (
        <Prose className="mt-6">
          <CmsRichText content={note} />
        </Prose>
      ) : null}
      {comparison ? (
        <div className="mt-9 lg:mt-12">
          <TwoReceipts comparison={comparison} />
        </div>
      ) : null}
      {rates.length > 0 ? <Rates {...investment} /> : null}
    </Section>
  );
}

/** The rates for a project of this size, each added up to the end of its first year. */
function Rates({ rates, support }: CaseStudyView<unknown>['investment']) {
  return (
    <div className="mt-9 grid grid-cols-1 gap-6 md:grid-cols-2 lg:mt-12 lg:gap-8">
      {rates.map((rate) => {
        const years = firstYears(rate, support);
        const [least, ...others] = years;
        return (
          <Receipt
            key={rate.label}
            fill
            title={rate.label}
            meta={rate.duration}
            lines={[
              { label: 'Build', amount: formatPenceRange(rate.fromPence, rate.toPence) },
              ...years.map((year) => ({
                label: `Support, ${hours(year.hoursPerMonth)} a month`,
                amount: `${formatPence(year.pricePerMonthPence)}/month`,
              })),
            ]}
            subtotals={others.map((year) => ({
              label: `First year with ${hours(year.hoursPerMonth)} a month`,
              amount: formatPenceRange(year.fromPence, year.toPence),
            }))}
            totalLabel={least ? `First year with ${hours(least.hoursPerMonth)} a month` : 'Build'}
            total={
              least
                ? formatPenceRange(least.fromPence, least.toPence)
                : formatPenceRange(rate.fromPence, rate.toPence)
            }
          />
        );
      })}
    </div>
  );
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
