import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { Section } from '@/design/layout/Section';
import { FigureText } from '@/design/ui/Figures';
import { SectionHead } from '@/design/ui/SectionHead';
import { offersCode } from '@/enquiries/actions/place-order';
import { orderLabel } from '@/enquiries/rules/order';
import { OrderForm } from '@/enquiries/ui/OrderForm';
import { cancellationPath, termsPath } from '@/platform/paths';
import { formatPence } from '@/prices/rules/money';
import { getAudit } from '@/scans/store/scanner-settings';

interface OrderSectionProps {
  path: string;
  scan: { id: string; url: string } | null;
}

/** The paid review of the findings by a person: contents, price and order form. */
export async function OrderSection({ path, scan }: OrderSectionProps) {
  const [audit, { replyWithinHours, email }, { isLive }] = await Promise.all([
    getAudit(),
    getSiteIdentity(),
    getSiteIndex(),
  ]);
  const policies = [
    { label: 'Terms of service', href: termsPath },
    { label: 'Cancellation policy', href: cancellationPath },
  ].filter(({ href }) => isLive(href));
  const { offers, terms } = audit;
  return (
    <Section ground="mist" labelledBy="order-heading" className="print:hidden">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHead
            rank="main"
            id="order-heading"
            layout="stacked"
            heading="Have a person look at it"
            intro="A scan lists what it can measure. It takes a person to judge what matters most for your business."
          />
          <ul className="mt-9 border-t border-ink">
            {offers.map(({ kind, text, pricePence }) => (
              <li key={kind} className="border-b border-rule py-5">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-h4">
                  {orderLabel(kind)}
                  <span className="font-mono text-price font-semibold tracking-[-0.05em]">
                    {formatPence(pricePence)}
                  </span>
                </h3>
                <FigureText text={text} className="mt-2 text-small text-muted" />
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 rounded-control border border-rule bg-sheet p-5 sm:p-7 lg:col-span-7">
          <OrderForm
            {...{ path, scan, offers, terms, policies, replyWithinHours, email }}
            id="order"
            seen={offersCode(audit)}
          />
        </div>
      </div>
    </Section>
  );
}
