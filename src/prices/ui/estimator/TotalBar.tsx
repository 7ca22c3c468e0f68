import type { Estimate } from '../../rules/calculate-estimate';
import { formatPence } from '../../rules/money';

/**
 * The total below the site’s header while somebody chooses, where the receipt is out of sight. Not at
 * the lower edge: reminders stand there.
 */
export function TotalBar({ estimate, receipt }: { estimate: Estimate; receipt: string }) {
  return (
    <a
      href={`#${receipt}`}
      className="touch sticky top-header z-20 -mx-gutter mb-7 flex items-center justify-between gap-4 border-y border-ink bg-mist px-gutter py-1.5 no-underline noscript:hidden lg:hidden print-hidden"
    >
      <span className="min-w-0 truncate text-small">
        <span className="sr-only">To the receipt: </span>
        {estimate.headline}
      </span>
      <span className="font-mono text-h3 font-semibold tracking-[-0.04em]">
        {formatPence(estimate.totalPence)}
      </span>
    </a>
  );
}
