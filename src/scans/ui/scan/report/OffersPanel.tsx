import { Figures } from '@/design/ui/Figures';
import type { OffersByRemedy, OfferView } from '../../../rules/scans';
import { remedyOptions } from '../../../rules/scans';
import { smallOffer } from './FirstSteps';
import type { CategoryReport } from './report-view';

type Offer = OfferView['offers'][number];

/** From here on, a new website may cost less than the repairs. */
const poorScore = 50;
const manyFailures = 12;

interface Row {
  /** One, or the websites that would replace this one. */
  offers: Offer[];
  covers: { label: string; count: number; words: string | null }[];
}

/** Each offer once, with what it covers; a new website only where much is wrong. */
function offerRows(
  categories: readonly CategoryReport[],
  offers: OffersByRemedy,
  overall: number,
): Row[] {
  const failures = categories.flatMap((category) => category.failures);
  const isMuch = overall < poorScore || failures.length >= manyFailures;
  const rows = new Map<string, Row>();
  const packages = new Map<string, Offer>();
  for (const { value, label } of remedyOptions) {
    const found = offers[value];
    const count = failures.filter(({ remedy }) => remedy === value).length;
    if (!found || count === 0) continue;
    const small = smallOffer(found);
    if (small) {
      const row = rows.get(small.label) ?? { offers: [small], covers: [] };
      row.covers.push({ label, count, words: found.words });
      rows.set(small.label, row);
    }
    for (const offer of found.offers) {
      if (isMuch && offer.kind === 'packages') packages.set(offer.label, offer);
    }
  }
  const websites = packages.size > 0 ? [{ offers: [...packages.values()], covers: [] }] : [];
  return [...rows.values(), ...websites];
}

interface OffersPanelProps {
  categories: readonly CategoryReport[];
  offers: OffersByRemedy;
  overall: number;
}

/** Our offers for all that was found; empty without failures. */
export function OffersPanel({ categories, offers, overall }: OffersPanelProps) {
  const rows = offerRows(categories, offers, overall);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-12 break-inside-avoid lg:mt-16 print:mt-6">
      <h2 id="offers" className="text-h3">
        How we’d fix it, and what it costs
      </h2>
      <p className="mt-2 max-w-note text-muted">
        Any developer can work from this report. If you’d like us to do it, here’s what fits, at
        today’s prices.
      </p>
      <ul className="mt-5 border-t border-ink">
        {rows.map(({ offers: found, covers }) => (
          <li
            key={found[0]?.label}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-rule py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:py-1.5"
          >
            <div>
              {found.map((offer) => (
                <p key={offer.label}>
                  <a href={offer.href}>{offer.label}</a> <Figures text={offer.price} />
                </p>
              ))}
            </div>
            {covers.length > 0 ? (
              <ul className="text-small text-muted print:text-[8pt] print:leading-snug">
                {covers.map(({ label, count, words }) => (
                  <li key={label}>
                    <span className="text-ink">
                      {label} ({count})
                    </span>
                    {words ? (
                      <>
                        : <Figures text={words} />
                      </>
                    ) : null}
                  </li>
                ))}
              </ul>
            ) : (
              <span className="text-small text-muted">
                A new website instead, because much of this one needs work.
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
