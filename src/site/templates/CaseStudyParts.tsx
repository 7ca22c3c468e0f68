import type { FeatureSize } from '@/content/rules/view-models';
import { CmsRichText } from '@/content/store/CmsRichText';
import type { CaseStudyView } from '@/content/store/case-studies';
import { classNames } from '@/design/ui/class-names';
import { Disclosure } from '@/design/ui/Disclosure';
import { totalWeeks, weeksOf } from '@/design/ui/format-time';
import { Icon } from '@/design/ui/Icon';
import { Picture } from '@/design/ui/Picture';
import { Prose } from '@/design/ui/Prose';
import { Receipt } from '@/design/ui/Receipt';
import { weekStrokes } from '@/design/ui/WeekRuler';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import { type FirstYear, firstYears } from '@/prices/rules/rates';
import { DrawnLine, FeatureCard } from '../lazy-parts';
import { TwoReceipts } from '../sections/CostComparison/CostComparison';
import { HeadedSection } from '../sections/HeadedSection';

type Feature = CaseStudyView['features'][number];

/** A small feature that takes two cells, as the last row has one to spare. */
type Shown = FeatureSize | 'widened';

const spans: Record<Shown, string> = {
  small: '',
  widened: 'lg:col-span-2',
  medium: 'sm:col-span-2',
  large: 'sm:col-span-2 lg:row-span-2',
  wide: 'sm:col-span-2 lg:col-span-4',
};

const cells: Record<FeatureSize, number> = { small: 1, medium: 2, large: 4, wide: 4 };

/** Widens the last small cells where the grid's last row would stay open. */
function closeLastRow(sizes: FeatureSize[]): Shown[] {
  const taken = sizes.reduce((sum, size) => sum + cells[size], 0);
  let open = (4 - (taken % 4)) % 4;
  return sizes
    .toReversed()
    .map((size): Shown => {
      if (size !== 'small' || open === 0) return size;
      open -= 1;
      return 'widened';
    })
    .toReversed();
}

/** Features of the site in cards of four sizes, with pictures, and notes on method and reason. */
export function FeatureGrid({ features }: { features: Feature[] }) {
  if (features.length === 0) return null;
  const sizes = closeLastRow(features.map(({ size }) => size));
  return (
    <HeadedSection head={{ heading: 'What it does' }} rank="main" ground="mist">
      <ul className="mt-7 grid grid-flow-row-dense grid-cols-1 gap-3 sm:grid-cols-2 lg:mt-9 lg:grid-cols-4">
        {features.map((feature, index) => (
          <li key={feature.title} className={spans[sizes[index] ?? feature.size]}>
            <Feature feature={feature} shown={sizes[index] ?? feature.size} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

/** Widths of the pictures, as cards arrange them. */
const pictureSizes: Record<Shown, string> = {
  small: '(min-width: 64rem) 280px, (min-width: 40rem) 50vw, 100vw',
  widened: '(min-width: 64rem) 570px, (min-width: 40rem) 50vw, 100vw',
  medium: '(min-width: 64rem) 290px, (min-width: 40rem) 50vw, 100vw',
  large: '(min-width: 64rem) 570px, 100vw',
  wide: '(min-width: 64rem) 585px, (min-width: 40rem) 50vw, 100vw',
};

function Feature({ feature, shown }: { feature: Feature; shown: Shown }) {
  const { title, description, technical, benefit, icon, image, phoneImage, size } = feature;
  const isLarge = size === 'large' || size === 'wide';
  const notes = [
    { term: 'Technical', text: technical },
    { term: 'Benefit', text: benefit },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
  return (
    <FeatureCard
      title={title}
      notes={notes}
      size={size}
      picture={
        image ? <Picture picture={image} phone={phoneImage} sizes={pictureSizes[shown]} /> : null
      }
      isUpright={phoneImage !== null}
    >
      {icon ? <Icon name={icon} className="mb-3 text-orchard" /> : null}
      <h3 className={isLarge ? 'text-quote' : 'text-h3'}>{title}</h3>
      <p className={classNames('mt-2 max-w-note text-muted', isLarge ? 'text-body' : 'text-small')}>
        {description}
      </p>
    </FeatureCard>
  );
}

type Step = CaseStudyView['timeline'][number];

/**
 * The phases of a project along an upright line, left and right in turn. From the line grows a ruler as
 * long as the phase, if each has a duration.
 */
export function Timeline({ steps, isFolded = false }: { steps: Step[]; isFolded?: boolean }) {
  if (steps.length === 0) return null;
  const weeks = steps.map(({ duration }) => weeksOf(duration ?? null));
  const total = totalWeeks(steps.map(({ duration }) => duration ?? null));
  const longest = total ? Math.max(...weeks.map((count) => count ?? 0)) : null;
  const intro =
    total && longest && longest > 1 ? `One long stroke is one week. In all ${total}.` : null;
  return (
    <HeadedSection head={{ heading: 'Phase by phase', intro, isFolded }}>
      {/* Each phase takes two rows of one height, and the next one begins in the second. */}
      <DrawnLine className="mt-7 border-y border-ink lg:mt-9 lg:grid lg:auto-rows-fr lg:grid-cols-2">
        {steps.map((step, index) => (
          <Phase
            key={step.phase + step.title}
            step={step}
            index={index}
            isLast={index === steps.length - 1}
            weeks={weeks[index] ?? null}
            longest={longest}
          />
        ))}
      </DrawnLine>
    </HeadedSection>
  );
}

interface PhaseProps {
  step: Step;
  index: number;
  isLast: boolean;
  weeks: number | null;
  /** The most weeks of a phase; null where not each has a duration. */
  longest: number | null;
}

function Phase({ step, index, isLast, weeks, longest }: PhaseProps) {
  const isLeft = index % 2 === 0;
  return (
    <li
      style={{ gridRow: `${index + 1} / span 2` }}
      className={classNames('relative', isLeft ? 'lg:col-start-1' : 'lg:col-start-2')}
    >
      <span
        aria-hidden="true"
        data-stroke=""
        className={classNames(
          'absolute start-0 inset-y-0 border-s border-ink',
          isLeft && 'lg:start-auto lg:-end-px',
          !isLast && 'lg:bottom-1/2',
        )}
      />
      <div data-words="" className={classNames('pt-5 pb-6', isLeft && 'lg:text-end')}>
        {weeks !== null && longest !== null ? (
          <div
            aria-hidden="true"
            data-weeks={weeks}
            style={{ ...weekStrokes(weeks), width: `${(weeks / longest) * 100}%` }}
            className={classNames(
              'mb-3 h-6 border-b border-ink bg-mist [background:var(--strokes),var(--color-mist)] print-exact',
              isLeft && 'lg:ms-auto lg:-scale-x-100',
            )}
          />
        ) : null}
        <div className={classNames('ps-5 lg:ps-6', isLeft && 'lg:ps-0 lg:pe-6')}>
          <p className="font-mono text-label font-medium text-orchard">
            {step.phase}
            {step.duration ? <span className="text-muted">, {step.duration}</span> : null}
          </p>
          <h3 className="mt-1 text-h3">{step.title}</h3>
          <p
            className={classNames(
              'mt-1.5 max-w-note text-small text-muted',
              isLeft && 'lg:ms-auto',
            )}
          >
            {step.description}
          </p>
        </div>
      </div>
    </li>
  );
}

/** Costs of the project, beside those of alternatives. */
export function Investment({ investment }: Pick<CaseStudyView, 'investment'>) {
  const { comparison, rates, note } = investment;
  if (!comparison && rates.length === 0 && !note) return null;
  const head = { anchor: 'investment', heading: 'What it costs' };
  return (
    <HeadedSection head={head}>
      {note ? (
        <Prose className="mt-6 gap-x-12 lg:max-w-none lg:columns-2 [&>p]:[orphans:3] [&>p]:[widows:3]">
          <CmsRichText content={note} />
        </Prose>
      ) : null}
      {comparison ? (
        <div className="mt-7 lg:mt-9">
          <TwoReceipts comparison={comparison} />
        </div>
      ) : null}
      {rates.length === 0 ? null : comparison ? (
        <Disclosure className="mt-7" summary="Our rates for a plan of this size">
          <Rates {...investment} />
        </Disclosure>
      ) : (
        <Rates {...investment} />
      )}
    </HeadedSection>
  );
}

/** What a plan costs that goes beyond the site shown; its anchor opens it. */
export function PlanCosts({ investment }: Pick<CaseStudyView, 'investment'>) {
  const { comparison, rates } = investment;
  return (
    <HeadedSection head={{ anchor: 'plan', heading: 'What the whole plan costs', isFolded: true }}>
      {comparison ? <TwoReceipts comparison={comparison} /> : null}
      {rates.length > 0 ? (
        <>
          <h3 className="mt-9 text-h4">Our rates for a plan of this size</h3>
          <Rates {...investment} />
        </>
      ) : null}
    </HeadedSection>
  );
}

/** The rates for a project of this size, each added up to the end of its first year. */
function Rates({ rates, support }: CaseStudyView['investment']) {
  return (
    <div className="mt-7 grid grid-cols-1 gap-6 lg:mt-9 lg:grid-cols-2 lg:gap-8">
      {rates.map((rate) => {
        const years = firstYears(rate, support);
        const most = years.at(-1);
        const inFirstYear = ({ hoursPerMonth }: FirstYear) =>
          `First year with ${hours(hoursPerMonth)} a month`;
        const { fromPence, toPence } = most ?? rate;
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
            subtotals={years.slice(0, -1).map((year) => ({
              label: inFirstYear(year),
              amount: formatPenceRange(year.fromPence, year.toPence),
            }))}
            totalLabel={most ? inFirstYear(most) : 'Build'}
            total={formatPenceRange(fromPence, toPence)}
          />
        );
      })}
    </div>
  );
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
