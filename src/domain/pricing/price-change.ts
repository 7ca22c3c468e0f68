import type { PriceSpan } from './raise-price';

/** Where each part of the price list keeps the lower and the upper end of its prices. */
export const priceFields = {
  packages: { from: 'priceFromPence', to: 'priceToPence' },
  retainers: { from: 'pricePerMonthPence', to: null },
  'add-ons': { from: 'pricePence', to: null },
  'chatbot-tiers': { from: 'pricePerMonthFromPence', to: 'pricePerMonthToPence' },
} as const satisfies Record<string, { from: string; to: string | null }>;

export type PricedCollection = keyof typeof priceFields;

/** A published price that can be changed by a percentage. */
export interface ChangeablePrice extends PriceSpan {
  id: number;
  name: string;
  /** Somebody has changes to it that are not published yet. */
  hasDraft: boolean;
}

/** What became of the prices. */
export interface PriceChangeResult {
  changed: number;
  /** Rounding left them where they were. */
  unchanged: number;
}

type Fields = Record<string, unknown>;

const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * The price that a document of the price list has.
 *
 * @returns `null` when it has none, or is sold on application
 */
export function readSpan(collection: PricedCollection, document: Fields): PriceSpan | null {
  const { from, to } = priceFields[collection];
  const fromPence = amount(document[from]);
  if (fromPence === null || document.onApplication === true) return null;
  return { fromPence, toPence: to === null ? null : amount(document[to]) };
}

/** The fields of a document that hold a price. */
export function writeSpan(collection: PricedCollection, span: PriceSpan): Fields {
  const { from, to } = priceFields[collection];
  return { [from]: span.fromPence, ...(to === null ? {} : { [to]: span.toPence }) };
}
