import { Figures } from '@/design/ui/Figures';
import { remedyOptions } from '../../../rules/remedies';
import type { OffersByRemedy } from './offers';
import type { CategoryReport } from './report-view';

/** Which of our offers mend what was found, by kind of work; nothing where nothing fails. */
export function OffersPanel({
  categories,
  offers,
}: {
  categories: readonly CategoryReport[];
  offers: OffersByRemedy;
}) {
  const failures = categories.flatMap((category) => category.failures);
  const rows = remedyOptions.flatMap(({ value, label }) => {
    const offer = offers[value];
    const count = failures.filter(({ remedy }) => remedy === value).length;
    return offer && count > 0 ? [{ ...offer, label, count }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-16 lg:mt-20">
      <h2 id="offers" className="text-h2">
        What mends it, and what it costs
      </h2>
      <p className="mt-3 max-w-note text-muted">
        Any developer can work from this report. If you would like us to, these are the offers that
        cover the findings, at today’s prices.
      </p>
      <ul className="mt-7 border-t border-ink">
        {rows.map(({ label, count, words, offers: found }) => (
          <li
            key={label}
            className="grid grid-cols-1 gap-x-8 gap-y-1.5 border-b border-rule py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]"
          >
            <span>
              {label}
              <span className="block font-mono text-label text-muted">
                {count === 1 ? '1 finding' : `${count} findings`}
              </span>
            </span>
            <span className="text-small text-muted">{words ? <Figures text={words} /> : null}</span>
            <ul className="md:text-end">
              {found.map((offer) => (
                <li key={offer.label}>
                  <a href={offer.href}>{offer.label}</a> <Figures text={offer.price} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
