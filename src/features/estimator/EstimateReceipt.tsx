import { Button } from '@/components/ui/Button';
import { Figures } from '@/components/ui/Figures';
import { Receipt } from '@/components/ui/Receipt';
import { showToast } from '@/components/ui/show-toast';
import { amountInWords, estimateInWords } from '@/domain/estimator/describe-estimate';
import type { EstimatorConfig } from '@/domain/estimator/estimator-config';
import { formatPence } from '@/domain/pricing/money';
import { askForQuote } from './ask-for-quote';
import type { EstimateState } from './use-estimate';

export interface EstimateReceiptProps {
  id: string;
  config: EstimatorConfig;
  state: EstimateState;
  /** Where an accurate quote is asked for. */
  quoteHref: string;
  className?: string;
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      title: 'Link copied!',
      description: 'It opens with exactly this estimate.',
      tone: 'success',
    });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'Please copy it from the address bar.',
      tone: 'error',
    });
  }
}

/** What the choice comes to, and the way from there to a quote. */
export function EstimateReceipt({ id, config, state, quoteHref, className }: EstimateReceiptProps) {
  const { estimate, selection } = state;
  const { headline, budgetBand, timeline, lines, totalPence, packageTier } = estimate;
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
            {budgetBand ? <p>Budget band: {budgetBand}</p> : null}
            {config.message ? (
              <p className={budgetBand ? 'mt-2' : undefined}>
                <Figures text={config.message} />
              </p>
            ) : null}
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
              estimate: { ...selection, label: estimateInWords(estimate) },
            });
          }}
        >
          Get Accurate Quote
        </Button>
      </Receipt>
      <p className="mt-2 text-center noscript:hidden print-hidden">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            state.writeAddress();
            void copy(state.linkToIt());
          }}
        >
          Copy link to this estimate
        </Button>
      </p>
    </div>
  );
}
