import type { ReactNode } from 'react';
import { Receipt } from '@/design/ui/Receipt';
import type { LinkView } from '@/design/view-models';
import { pricingPath } from '@/platform/paths';
import { formatPenceRange } from '../rules/money';
import type { PackageView } from '../rules/price-book';

export interface PackageReceiptProps {
  item: PackageView;
  headingLevel?: 'h2' | 'h3';
  /** Leads to the quote of a site of this package. */
  quote?: LinkView | null;
  children?: ReactNode;
}

/** A package as a receipt: its features as lines, its price as the total. */
export function PackageReceipt(props: PackageReceiptProps) {
  const { item, headingLevel = 'h2', quote = null, children } = props;
  const hasRange = item.priceToPence !== null && item.priceToPence !== item.priceFromPence;
  return (
    <Receipt
      title={item.name}
      stamp={item.badge}
      headingLevel={headingLevel}
      lines={[
        { label: 'Ready in', amount: item.timeline },
        { label: 'Pages', amount: item.pages },
        { label: 'Rounds of changes', amount: item.revisions },
        { label: 'Support after launch', amount: item.support },
      ]}
      totalLabel="Price"
      total={formatPenceRange(item.priceFromPence, item.priceToPence)}
      note={
        hasRange ? (
          <>
            Your quote is one figure inside this range, before any extras. You pay the provider for{' '}
            <a href={`${pricingPath}#running-costs`}>domain and hosting</a>.
            {quote ? (
              <>
                {' '}
                <a href={quote.href}>{quote.label}</a>
              </>
            ) : null}
          </>
        ) : null
      }
      link={{ label: 'See it in the price list', href: `${pricingPath}#${item.key}` }}
    >
      {children}
    </Receipt>
  );
}
