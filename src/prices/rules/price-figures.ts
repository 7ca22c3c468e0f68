import { type PolicyKey, policyFigures, policyKeys } from './policy-figures';
import { isSameSpan, type PriceSpan } from './raise-price';

/** Path of a stored price: `packages/12/priceFromPence`, `policy-settings/technicalReport`. */
export type FigureId = string;

export type PricedSettings = 'policy-settings' | 'estimator-settings';

export type Figure =
  | { source: PricedCollection; id: number; field: string }
  | { source: PricedSettings; id: null; field: string };

/** Price of each extra page in the estimator; the only price in its settings. */
export const extraPageField = 'extraPagePence';
export const initialExtraPage = 10_000;

/** Fees that are amounts, in the order of Fees and periods. */
export const feeKeys: readonly PolicyKey[] = policyKeys.filter(
  (key) => policyFigures[key].unit === 'pence',
);

/** Changed amounts by price, in pence; `null` clears an upper end. */
export type NewFigures = ReadonlyMap<FigureId, number | null>;

/** The published prices, or with a draft's changes. Scheduled prices could be a third kind. */
export type PriceVersion = 'published' | { figures: NewFigures };

export function figureId({ source, id, field }: Figure): FigureId {
  return id === null ? `${source}/${field}` : `${source}/${id}/${field}`;
}

function readSettings(source: string, field: string): Figure | null {
  const isFee = source === 'policy-settings' && feeKeys.includes(field as PolicyKey);
  const isExtraPage = source === 'estimator-settings' && field === extraPageField;
  return isFee || isExtraPage ? { source, id: null, field } : null;
}

/** Parses the path of a price; `null` if no such price is stored. */
export function parseFigureId(text: string): Figure | null {
  const [source = '', second = '', field, ...rest] = text.split('/');
  if (rest.length > 0) return null;
  if (field === undefined) return readSettings(source, second);
  if (!Object.hasOwn(priceFields, source) || !/^[1-9]\d{0,9}$/.test(second)) return null;
  const { from, to } = priceFields[source as PricedCollection];
  if (field !== from && field !== to) return null;
  return { source: source as PricedCollection, id: Number(second), field };
}

/** Fields with the lower and the upper end of a price, by collection. */
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

/** Reads a document's price; `null` without a price, or for an item on application. */
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
 * Carries a changed published price over to a draft, unless an editor changed that price in the
 * draft.
 *
 * @param draft the newest, unpublished version
 * @param before the published document before the change, `after` the one after it
 * @returns the draft's fields to change
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
