'use client';

import { formatPence, formatPenceRange } from '@/domain/pricing/money';
import type { ChangeablePrice } from '@/domain/pricing/price-change';
import type { PriceSpan } from '@/domain/pricing/raise-price';

/** A price as it is, and as it would be; `null` while there is no percentage. */
export interface PreviewRow {
  price: ChangeablePrice;
  raised: PriceSpan | null;
  isChosen: boolean;
}

function withSign(pence: number): string {
  return pence > 0 ? `+${formatPence(pence)}` : formatPence(pence);
}

/** By how much a price changes, e.g. `+£60 to +£80`. */
function difference(price: PriceSpan, raised: PriceSpan): string {
  const from = raised.fromPence - price.fromPence;
  const to = (raised.toPence ?? raised.fromPence) - (price.toPence ?? price.fromPence);
  if (from === 0 && to === 0) return 'stays';
  return from === to ? withSign(from) : `${withSign(from)} to ${withSign(to)}`;
}

function Row({
  row: { price, raised, isChosen },
  onToggle,
}: {
  row: PreviewRow;
  onToggle: (id: number) => void;
}) {
  const shown = isChosen ? raised : null;
  return (
    <tr>
      <th scope="row">
        <label className="change-prices__choice">
          <input type="checkbox" checked={isChosen} onChange={() => onToggle(price.id)} />
          {price.name}
        </label>
        {price.hasDraft && (
          <span className="change-prices__draft">
            Has changes that are not published. They stay unpublished.
          </span>
        )}
      </th>
      <td>{formatPenceRange(price.fromPence, price.toPence)}</td>
      <td>{shown ? <b>{formatPenceRange(shown.fromPence, shown.toPence)}</b> : '–'}</td>
      <td>{shown ? difference(price, shown) : '–'}</td>
    </tr>
  );
}

/** Every price before and after, each with a box to leave it out. */
export function PricePreview({
  label,
  rows,
  onToggle,
  onToggleAll,
}: {
  label: string;
  rows: readonly PreviewRow[];
  onToggle: (id: number) => void;
  onToggleAll: (isChosen: boolean) => void;
}) {
  const areAllChosen = rows.every(({ isChosen }) => isChosen);
  return (
    <table className="change-prices__preview">
      <thead>
        <tr>
          <th scope="col">
            <label className="change-prices__choice">
              <input
                type="checkbox"
                checked={areAllChosen}
                onChange={() => onToggleAll(!areAllChosen)}
              />
              {label}
            </label>
          </th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.price.id} row={row} onToggle={onToggle} />
        ))}
      </tbody>
    </table>
  );
}
