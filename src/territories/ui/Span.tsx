import { dayInWords } from '@/platform/time/uk-days';
import { formatPolicyFigure } from '@/prices/rules/format-policy-figure';
import type { Certificate } from '../rules/certificate';

const shareOf = { retainer: 'flex-[3]', tail: 'flex-[2]' } as const;

/** The two periods in their order, as a drawing’s dimension. It repeats what the table says. */
export function Span({ certificate }: { certificate: Certificate }) {
  const { state, tailMonths } = certificate;
  const start = dayInWords(state.startsOn);
  const end = state.endsOn ? dayInWords(state.endsOn) : 'its end';
  const until = state.reservedUntil
    ? dayInWords(state.reservedUntil)
    : `${formatPolicyFigure(tailMonths, 'months')} later`;
  return (
    <div aria-hidden="true" className="mt-7 font-mono text-label print:mt-3">
      <div className="flex text-muted">
        <span className={`${shareOf.retainer} ps-2`}>Retainer</span>
        <span className={`${shareOf.tail} ps-2`}>
          <span className="max-sm:hidden">Reserved </span>afterwards
        </span>
      </div>
      <div className="mt-1.5 flex h-4">
        <span
          className={`${shareOf.retainer} border-s-2 border-ink bg-orchard [print-color-adjust:exact]`}
        />
        <span
          className={`${shareOf.tail} hatch border-x-2 border-y border-ink border-y-rule [print-color-adjust:exact]`}
        />
      </div>
      <div className="mt-1.5 flex">
        <span className={`${shareOf.retainer} ps-2`}>{start}</span>
        <span className={`${shareOf.tail} flex flex-wrap justify-between gap-x-3 ps-2`}>
          <span>{end}</span>
          <span>{until}</span>
        </span>
      </div>
    </div>
  );
}
