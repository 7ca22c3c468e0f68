/**
 * What may be asked of the CMS below `/api`: by visitors next to nothing, by staff what the back office
 * needs. Whoever is asked for pages reads through the CMS itself, not over REST.
 */

/** Most that one question may hold. The back office stays far below. */
export const questionLimits = {
  /** Characters of a query, in an address or in a form that stands for one. */
  query: 32_000,
  conditions: 100,
  orders: 5,
  /** Documents of one answer: bare, or with those that they refer to. */
  bareDocuments: 250,
  documents: 50,
  depth: 1,
} as const;

/** Bytes of what a visitor may send: an address and a password. */
export const mostVisitorBytes = 16_384;

const visitorRoutes = [
  /^POST users\/login$/i,
  /^POST users\/logout$/i,
  /^POST users\/reset-password$/i,
  // Names nobody to a visitor; the sign-in screen asks.
  /^GET users\/me$/i,
  /^GET media\/file\/[^/]+$/i,
];

/**
 * Whether a visitor may ask for this. Asking for a password link, and the forms of the site, have
 * routes of their own.
 *
 * @param segments what follows `/api/` in the address, decoded
 */
export function isForVisitors(method: string, segments: readonly string[]): boolean {
  const route = `${method === 'HEAD' ? 'GET' : method} ${segments.join('/')}`;
  return visitorRoutes.some((each) => each.test(route));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export interface Condition {
  /** What it looks at, such as `city.name`. */
  path: string;
  operator: string;
}

/** Each comparison that a `where` makes. */
export function listConditions(where: unknown): Condition[] {
  if (!isObject(where)) return [];
  return Object.entries(where).flatMap(([path, value]) => {
    const parts: [string, unknown][] = isObject(value) ? Object.entries(value) : [['', value]];
    return /^(?:and|or)$/i.test(path)
      ? parts.flatMap(([, part]) => listConditions(part))
      : parts.map(([operator]) => ({ path, operator }));
  });
}

/** Of places on a map and of MongoDB: PostgreSQL has none of them here, and the CMS fails over it. */
const operatorsWithoutUse = new Set(['near', 'within', 'intersects', 'all']);

const whole = /^\d{1,9}$/;

/** `page` may be below 1: the database is asked, and its refusal told. */
const numbers = { depth: whole, limit: whole, page: /^-?\d{1,9}$/ } as const;

function isTooComplex({ where, sort }: Record<string, unknown>): boolean {
  const orders = [sort].flat().flatMap((each) => String(each ?? '').split(','));
  return (
    listConditions(where).length > questionLimits.conditions ||
    orders.length > questionLimits.orders
  );
}

/** Whether each part of a query has the shape that the CMS reads. */
function isReadable(query: Record<string, unknown>): boolean {
  const { where, sort, joins, data } = query;
  const areNumbers = Object.entries(numbers).every(([name, shape]) => {
    const value = query[name];
    return value === undefined || (typeof value === 'string' && shape.test(value));
  });
  const areOrders = [sort ?? ''].flat().every((each) => typeof each === 'string');
  const isWhere =
    (where === undefined || where === '' || (isObject(where) && !Array.isArray(where))) &&
    !listConditions(where).some(({ operator }) => operatorsWithoutUse.has(operator));
  // The back office sends neither of the two: what a document is joined with has conditions of its own.
  return areNumbers && areOrders && isWhere && joins === undefined && data === undefined;
}

/**
 * What is wrong with a query, in words; `null` when it may be asked.
 *
 * @param query as the CMS has parsed it
 */
export function findQueryFault(query: Record<string, unknown>): string | null {
  if (!isReadable(query)) return 'The query can’t be read.';
  if (isTooComplex(query)) return 'The query holds too many conditions or orders.';
  return null;
}

/**
 * The depth and the limit of a question, where they have to differ from what was asked. Without them
 * an answer can be as large as the database.
 */
export function capQuestion(query: Record<string, unknown>): { depth?: string; limit?: string } {
  const asked = Number(query.depth ?? questionLimits.depth);
  const depth = Math.min(asked, questionLimits.depth);
  const most = depth === 0 ? questionLimits.bareDocuments : questionLimits.documents;
  // Without pages, no limit means all; so does 0.
  const isAll = (query.pagination ?? 'true') !== 'true' && query.limit === undefined;
  const limit = isAll ? 0 : Number(query.limit ?? 1);
  return {
    ...(asked > depth ? { depth: String(depth) } : {}),
    ...(limit === 0 || limit > most ? { limit: String(most) } : {}),
  };
}
