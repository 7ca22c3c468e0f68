import type { PendingPrices } from './price-figures';
import type { PriceChange } from './price-history';

/** How long prices that were looked at are kept without being saved. */
const previewHours = 24;

/** Prices looked at before this moment are not shown any more. */
export function oldestPreview(now: Date): Date {
  return new Date(now.getTime() - previewHours * 60 * 60 * 1000);
}

/** The new figures of an entry, to be laid over the stored ones. */
export function pendingOf(changes: readonly PriceChange[]): PendingPrices {
  return new Map(changes.map(({ figure, afterPence }) => [figure, afterPence]));
}
