import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { FlattenedField } from 'payload';
import { listConditions, questionLimits } from '../http/rest-requests';
import { Refusal } from './refusal';

/** Methods that take conditions or an order from outside: REST, list addresses, saved filters. */
const methods = [
  'find',
  'findOne',
  'findDistinct',
  'findVersions',
  'findGlobalVersions',
  'queryDrafts',
  'count',
  'countVersions',
  'countGlobalVersions',
  'updateMany',
  'deleteMany',
] as const;

interface Query {
  collection?: string;
  global?: string;
  where?: unknown;
  sort?: unknown;
  joins?: Record<string, { sort?: unknown } | false> | false;
}

type FieldsOf = (slug: string) => readonly FlattenedField[];

const isRelation = ({ type }: FlattenedField) =>
  type === 'relationship' || type === 'upload' || type === 'join';

/** The one collection behind a relation. */
function targetOf(field: FlattenedField): string | null {
  const target =
    field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : null;
  return typeof target === 'string' ? target : null;
}

/** The fields along a path such as `city.name`. */
function* walk(fieldsOf: FieldsOf, slug: string, path: string) {
  const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  let fields = fieldsOf(slug);
  let isElsewhere = false;
  for (const [index, segment] of segments.entries()) {
    const field = fields.find(({ name }) => name === segment);
    // Versions store the document below `version`.
    if (!field) continue;
    yield { field, isElsewhere, isLast: index === segments.length - 1 };
    const target = targetOf(field);
    isElsewhere ||= target !== null;
    if (target !== null) fields = fieldsOf(target);
    else fields = 'flattenedFields' in field ? field.flattenedFields : [];
  }
}

/** Payload joins a table per condition on a relation: thirty take a second, hundreds all memory. */
const mostJoins = 12;

function countJoins(fieldsOf: FieldsOf, slug: string, path: string): number {
  let joins = 0;
  for (const { field, isLast } of walk(fieldsOf, slug, path)) {
    const isSeveral =
      ('hasMany' in field && field.hasMany === true) ||
      field.type === 'join' ||
      field.type === 'array' ||
      (isRelation(field) && targetOf(field) === null);
    joins += Number(isSeveral) + Number(isRelation(field) && !isLast);
  }
  return joins;
}

const ordersOf = (sort: unknown): string[] =>
  [sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []));

function isCostly(fieldsOf: FieldsOf, { collection, global, where, sort }: Query): boolean {
  const conditions = listConditions(where);
  if (conditions.length > questionLimits.conditions) return true;
  const slug = collection ?? global ?? '';
  const paths = [...conditions.map(({ path }) => path), ...ordersOf(sort)];
  return paths.reduce((sum, path) => sum + countJoins(fieldsOf, slug, path), 0) > mostJoins;
}

/** True for a path such as `owner.hash` that ends in another document's hidden field. */
export function endsInHidden(fieldsOf: FieldsOf, collection: string, path: string): boolean {
  return [...walk(fieldsOf, collection, path)].some(
    ({ field, isElsewhere }) => isElsewhere && 'hidden' in field && field.hidden === true,
  );
}

/** Payload guards hidden fields except behind a relation in `sort`: the order discloses values. */
function asksForHidden(fieldsOf: FieldsOf, { collection, sort, joins }: Query): boolean {
  if (!collection) return false;
  const joined = Object.entries(joins || {}).flatMap(([name, join]) =>
    ordersOf((join || undefined)?.sort).map((order) => `${name}.${order.replace(/^-/, '')}`),
  );
  return [...ordersOf(sort), ...joined].some((path) => endsInHidden(fieldsOf, collection, path));
}

/** PostgreSQL: text for a number, an overflow, a zero byte, a page before the first. */
const impossibleValues: ReadonlySet<unknown> = new Set([
  '22P02',
  '22003',
  '22021',
  '2201W',
  '2201X',
]);

/** Payload alone passes the database's error on as 500 (`?where[id][equals]=99999999999`). */
function explainImpossible(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (!('code' in each) || !impossibleValues.has(each.code)) continue;
    const refusal = new Refusal('The request holds a value that can’t be.', 400);
    return Object.assign(refusal, { cause: error });
  }
  return error;
}

/** Refuses queries that are costly, disclose hidden fields or hold impossible values. */
export function guardQueries(adapter: PostgresAdapter): void {
  const fieldsOf: FieldsOf = (slug) => {
    const { collections, globals } = adapter.payload;
    const known: Record<string, { config: { flattenedFields: FlattenedField[] } } | undefined> =
      collections;
    const global = globals.config.find((each) => each.slug === slug);
    return known[slug]?.config.flattenedFields ?? global?.flattenedFields ?? [];
  };
  for (const name of methods) {
    const ask = adapter[name] as (args: Query) => Promise<unknown>;
    const guarded = async (args: Query) => {
      if (asksForHidden(fieldsOf, args)) throw new Refusal('This can’t be sorted by.', 400);
      if (isCostly(fieldsOf, args)) {
        throw new Refusal('The query looks into too many related documents at once.', 400);
      }
      try {
        return await ask.call(adapter, args);
      } catch (error) {
        throw explainImpossible(error);
      }
    };
    Object.assign(adapter, { [name]: guarded });
  }
}
