import { formatPence, formatPenceRange } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-list-views';

/** Add-ons that go well with a package, and what both come to. */
export function AddOnOffers({ item }: { item: PackageView }) {
  const { addOns, priceFromPence: from, priceToPence: to } = item;
  if (addOns.length === 0 || from === null) return null;
  return (
    <ul className="border-t border-rule py-3 text-small text-muted">
      {addOns.map(({ key, name, pricePence }) => (
        <li key={key}>
          With {name}, <span className="figure">{formatPence(pricePence)}</span>:{' '}
          <span className="figure">
            {formatPenceRange(from + pricePence, to === null ? null : to + pricePence)}
          </span>{' '}
          in all
        </li>
      ))}
    </ul>
  );
}
