import { isSameSpan, type PriceSpan } from './raise-price';

/** Where each part of the price list keeps the lower and the upper end of its prices. */
export const priceFields = {
  packages: { from: 'priceFromPence', to: 'priceToPence' },
  retainers: { from: 'pricePerMonthPence', to: null },
  'add-ons': { from: 'pricePence', to: null },
  'chatbot-tiers': { from: 'pricePerMonthFromPence', to: 'pricePerMonthToPence' },
  'hidden-fees': { from: 'monthlyPence', to: null },
} as const satisfies Record<string, { from: string; to: string | null }>;

export type PricedCollection = keyof typeof priceFields;
export const pricedCollections = Object.keys(priceFields) as PricedCollection[];

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
function writeSpan(collection: PricedCollection, span: PriceSpan): Fields {
  const { from, to } = priceFields[collection];
  return { [from]: span.fromPence, ...(to === null ? {} : { [to]: span.toPence }) };
}

/**
 * What a draft takes over when the published price changes: the new price, or nothing when somebody
 * has given the draft a price of its own.
 *
 * @param draft the newest version, not published yet
 * @param before the published document as it was, `after` as it is now
 * @returns the draft’s fields that change
 */
export function followPrice(
  collection: PricedCollection,
  draft: Fields,
  before: Fields,
  after: Fields,
): Fields {
  const [drafted, old, now] = [draft, before, after].map((fields) => readSpan(collection, fields));
  return drafted && old && now && isSameSpan(drafted, old) ? writeSpan(collection, now) : {};
}
