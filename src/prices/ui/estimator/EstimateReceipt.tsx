import type { MouseEvent } from 'react';
import { prefersStill } from '@/design/motion/once-near';
import { Button } from '@/design/ui/Button';
import { Disclosure } from '@/design/ui/Disclosure';
import { Figures } from '@/design/ui/Figures';
import { Receipt, ReceiptRow } from '@/design/ui/Receipt';
import { copyLink } from '@/design/ui/show-toast';
import { type EnquiryPrefill, prefillEnquiry } from '@/platform/enquiry-prefill';
import { pricingPath } from '@/platform/paths';
import { amountInWords, estimateInWords, partsInWords } from '../../rules/estimate';
import type { EstimatorConfig } from '../../rules/estimator-config';
import { formatPence } from '../../rules/money';
import type { EstimateState } from './use-estimate';

/** The first field for a visitor, excluding hidden fields and the honeypot. */
const firstField = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"], :disabled)';

const beyondCard =
  'So many pages share the designs of the first ones. If each needs its own, ask for a custom project. ';

/** Hands something to the enquiry form and goes there, by scrolling if it is on this page. */
function askForQuote(event: MouseEvent<HTMLAnchorElement>, prefill: EnquiryPrefill): void {
  prefillEnquiry(prefill);
  const form = document.getElementById('lead-capture');
  if (form === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  form.scrollIntoView({ behavior: prefersStill() ? 'instant' : 'smooth' });
  form.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
}

export interface EstimateReceiptProps {
  id: string;
  config: EstimatorConfig;
  state: EstimateState;
  quoteHref: string;
  className?: string;
}

/** Total of the selection, with a link to a quote. */
export function EstimateReceipt({ id, config, state, quoteHref, className }: EstimateReceiptProps) {
  const { estimate, selection } = state;
  const { headline, budgetBand, alternative, isOnCard } = estimate;
  const { timeline, lines, totalPence, packageTier } = estimate;
  return (
    <div id={id} className={className}>
      <Receipt
        live
        label="Your estimate"
        title={headline}
        meta={timeline}
        lines={lines.map(({ label, amountPence }) => ({
          label,
          amount: amountInWords(amountPence),
          muted: amountPence === null,
        }))}
        totalLabel="Estimate"
        total={formatPence(totalPence)}
        note={
          <>
            {isOnCard ? null : beyondCard}
            {config.message ? <Figures text={config.message} /> : null}
          </>
        }
      >
        <Button
          href={quoteHref}
          variant="primary"
          wide
          onClick={(event) => {
            state.writeAddress();
            askForQuote(event, {
              packageTier,
              projectType: 'new_website',
              estimate: {
                ...selection,
                label: estimateInWords(estimate),
                receipt: {
                  parts: partsInWords(estimate),
                  total: formatPence(totalPence),
                  href: state.linkToIt(),
                },
              },
            });
          }}
        >
          Get Accurate Quote
        </Button>
        {config.plans.length > 0 ? (
          <Disclosure summary="The first year with a monthly plan" className="mt-4">
            <dl>
              {config.plans.map(({ name, pricePerMonthPence }) => (
                <ReceiptRow
                  key={name}
                  label={`${name}, 12\u00a0×\u00a0${formatPence(pricePerMonthPence)}`}
                  amount={formatPence(totalPence + 12 * pricePerMonthPence)}
                />
              ))}
            </dl>
            <p className="pb-2 text-small text-muted">
              Plans are optional: the site alone is {formatPence(totalPence)}.
            </p>
          </Disclosure>
        ) : null}
        {budgetBand ? (
          <Disclosure summary="How does this compare?" className="mt-4 -mb-2 print-hidden">
            <p className="pb-2 text-small text-muted">
              {alternative ? 'By its total alone, ' : 'Going by totals, whatever the trade, '}
              {formatPence(totalPence)} lies in the budget band of {budgetBand}.{' '}
              {alternative ? (
                <>
                  It’s for any business and starts at {formatPence(alternative.fromPence)}:{' '}
                  <a href={`${pricingPath}#${alternative.packageKey}`}>see what it includes</a>.
                </>
              ) : (
                'What you get is on this receipt.'
              )}
            </p>
          </Disclosure>
        ) : null}
      </Receipt>
      <p className="mt-2 text-center noscript:hidden print-hidden">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            state.writeAddress();
            void copyLink(
              window.location.origin + state.linkToIt(),
              'It opens with exactly this estimate.',
            );
          }}
        >
          Copy link to this estimate
        </Button>
      </p>
    </div>
  );
}
