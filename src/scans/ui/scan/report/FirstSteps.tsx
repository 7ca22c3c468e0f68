import type { ReactNode } from 'react';
import { Figures } from '@/design/ui/Figures';
import { type Builder, builders, type Effort } from '@/scanner/checks/own-repairs';
import type { OffersByRemedy, OfferView } from '../../../rules/scans';
import { FixText, FoldMark } from './CategorySection';
import type { FirstStep } from './report-view';

const effortWords: Record<Effort, string> = {
  easy: 'A few minutes',
  hours: 'An hour or two',
  developer: 'Needs a developer',
};

type Offer = OfferView['offers'][number];

/** The offer in proportion to one finding: never a new website. */
export function smallOffer(offer: OfferView | undefined): Offer | null {
  return offer?.offers.find(({ kind }) => kind !== 'packages') ?? null;
}

/** The offer for one step. Monthly plans are offered only where the step needs a developer. */
export function offerFor(
  step: Pick<FirstStep, 'remedy' | 'own'>,
  offers: OffersByRemedy,
): Offer | null {
  const offer = smallOffer(offers[step.remedy]);
  return offer?.kind === 'retainers' && step.own.effort !== 'developer' ? null : offer;
}

function Steps({ own, builder }: { own: FirstStep['own']; builder: Builder | null }) {
  if (builder) {
    return (
      <p className="mt-2 print:mt-0.5">
        <strong>In {builder}: </strong>
        {own.steps[builder]}
      </p>
    );
  }
  return (
    <details className="mt-2 print-hidden">
      <summary className="touch flex cursor-pointer items-center gap-x-2 py-2 font-semibold">
        <FoldMark />
        In WordPress, Wix or Squarespace
      </summary>
      <dl className="grid gap-y-2 pb-2">
        {builders.map((one) => (
          <div key={one} className="grid grid-cols-1 gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="font-semibold">{one}</dt>
            <dd>{own.steps[one]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type StepView = Pick<FirstStep, 'id' | 'title' | 'summary' | 'why' | 'fix' | 'remedy' | 'own'>;

interface StepProps {
  step: StepView;
  place: number;
  offer: Offer | null;
  builder: Builder | null;
  /** No finding is listed below it. */
  isExample: boolean;
}

function Step({ step, place, offer, builder, isExample }: StepProps) {
  const { id, title, summary, why, fix, own } = step;
  return (
    <li className="border-b border-rule">
      <details open={isExample && place === 1}>
        <summary className="flex cursor-pointer items-baseline gap-x-3 py-2.5 leading-snug hover:bg-mist lg:py-3.5 print:py-0.5">
          <span aria-hidden="true" className="w-4 flex-none font-mono text-muted">
            {place}
          </span>
          <span className="min-w-0 grow">
            <span className="block font-semibold">{title}</span>
            <span className="block text-small leading-snug text-muted">
              {effortWords[own.effort]}
              {offer ? (
                <>
                  , or {offer.kind === 'retainers' ? `in ${offer.label}` : 'by us'}:{' '}
                  <Figures text={offer.price} />
                </>
              ) : null}
            </span>
          </span>
          <FoldMark />
        </summary>
        <div className="pb-5 ps-7 text-small print:pb-1.5 print:text-[8.5pt] print:leading-snug">
          <p>{summary}</p>
          <p className="mt-2 max-w-note text-muted print:mt-0.5 print:max-w-none">{why}</p>
          <Steps own={own} builder={builder} />
          <p className="mt-2 max-w-note print:mt-0.5 print:max-w-none">
            <strong>For your developer: </strong>
            <FixText text={fix} />
          </p>
          {offer ? (
            <p className="mt-2 print:mt-0.5">
              <strong>Done by us: </strong>
              {offer.label}, <Figures text={offer.price} />
            </p>
          ) : null}
          {isExample ? null : (
            <p className="mt-2 print-hidden">
              <a href={`#${id}`}>
                See where<span className="sr-only"> we found: {title}</span>
              </a>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

interface FirstStepsProps {
  steps: readonly StepView[];
  builder: Builder | null;
  offers: OffersByRemedy;
  /** What a reader can do with the report. */
  actions?: ReactNode;
  isExample?: boolean;
}

/** What to repair first, with the work and the price of each. */
export function FirstSteps(props: FirstStepsProps) {
  const { steps, builder, offers, actions, isExample = false } = props;
  const Heading = isExample ? 'h3' : 'h2';
  return (
    <section aria-labelledby="first-steps">
      <Heading id="first-steps" className="text-h3">
        {steps.length > 0 ? 'Do this first' : 'Nothing to fix'}
      </Heading>
      {steps.length > 0 ? (
        <ol className="mt-2 border-t border-ink">
          {steps.map((step, index) => (
            <Step
              key={step.id}
              step={step}
              place={index + 1}
              offer={offerFor(step, offers)}
              builder={builder}
              isExample={isExample}
            />
          ))}
        </ol>
      ) : (
        <p className="mt-2">Your page passes every check that applies to it.</p>
      )}
      {actions ? <div className="mt-6 print-hidden">{actions}</div> : null}
    </section>
  );
}
