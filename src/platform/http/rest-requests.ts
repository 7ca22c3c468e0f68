/** Limits on requests below `/api`: almost nothing for visitors, for staff what screens need. */

/** Limits of one query. The back office stays far below them. */
export const questionLimits = {
  /** Characters of a query, in the address or in a form body instead. */
  query: 32_000,
  conditions: 100,
  orders: 5,
  /** Documents per answer: bare, or with populated relations. */
  bareDocuments: 250,
  documents: 50,
  depth: 1,
} as const;

/** Maximum bytes of a visitor's body: an address and a password. */
export const mostVisitorBytes = 16_384;

const visitorRoutes = [
  /^POST users\/login$/i,
  /^POST users\/logout$/i,
  /^POST users\/reset-password$/i,
  // Returns no account to visitors; the sign-in screen requests it.
  /^GET users\/me$/i,
  /^GET media\/file\/[^/]+$/i,
];

/** Other requests of visitors have routes of their own. Segments follow `/api/`, decoded. */
export function isForVisitors(method: string, segments: readonly string[]): boolean {
  const route = `${method === 'HEAD' ? 'GET' : method} ${segments.join('/')}`;
  return visitorRoutes.some((each) => each.test(route));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export interface Condition {
  /** The field's path, such as `city.name`. */
  path: string;
  operator: string;
}

export function listConditions(where: unknown): Condition[] {
  if (!isObject(where)) return [];
  return Object.entries(where).flatMap(([path, value]) => {
    const parts: [string, unknown][] = isObject(value) ? Object.entries(value) : [['', value]];
    return /^(?:and|or)$/i.test(path)
      ? parts.flatMap(([, part]) => listConditions(part))
      : parts.map(([operator]) => ({ path, operator }));
  });
}

/** Operators for maps and MongoDB, which fail here on PostgreSQL. */
const operatorsWithoutUse = new Set(['near', 'within', 'intersects', 'all']);

const whole = /^\d{1,9}$/;

/** `page` may be below 1: the database's own error is then returned. */
const numbers = { depth: whole, limit: whole, page: /^-?\d{1,9}$/ } as const;

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
  // The back office sends neither `joins` nor `data`, and `joins` contains further conditions.
  return areNumbers && areOrders && isWhere && joins === undefined && data === undefined;
}

/** @param query parsed by the CMS */
export function findQueryFault(query: Record<string, unknown>): string | null {
  if (!isReadable(query)) return 'The query can’t be read.';
  const orders = [query.sort].flat().flatMap((each) => String(each ?? '').split(','));
  const isTooComplex =
    listConditions(query.where).length > questionLimits.conditions ||
    orders.length > questionLimits.orders;
  return isTooComplex ? 'The query holds too many conditions or orders.' : null;
}

/** Replacements for a depth and limit that would let an answer hold the whole database. */
export function capQuestion(query: Record<string, unknown>): { depth?: string; limit?: string } {
  const asked = Number(query.depth ?? questionLimits.depth);
  const depth = Math.min(asked, questionLimits.depth);
  const most = depth === 0 ? questionLimits.bareDocuments : questionLimits.documents;
  // Without pagination, a missing limit means all documents; so does 0.
  const isAll = (query.pagination ?? 'true') !== 'true' && query.limit === undefined;
  const limit = isAll ? 0 : Number(query.limit ?? 1);
  return {
    ...(asked > depth ? { depth: String(depth) } : {}),
    ...(limit === 0 || limit > most ? { limit: String(most) } : {}),
  };
}
