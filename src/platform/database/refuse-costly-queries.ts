import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { FlattenedField } from 'payload';
import { listConditions, questionLimits } from '../http/rest-requests';
import { Refusal } from './refusal';

/** Methods that take conditions from outside. */
const questions = [
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

/**
 * Maximum joined tables of a query. Payload joins one per condition on a related document: thirty
 * take a second to plan, hundreds all memory.
 */
const mostJoins = 12;

interface Question {
  collection?: string;
  global?: string;
  where?: unknown;
  sort?: unknown;
}

type FieldsOf = (slug: string) => readonly FlattenedField[];

/** The collection behind a field, and the tables to join for it. */
function step(field: FlattenedField, fieldsOf: FieldsOf, isLast: boolean) {
  const isMany = 'hasMany' in field && field.hasMany === true;
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') {
    const target = field.type === 'join' ? field.collection : field.relationTo;
    const isSeveral = isMany || typeof target !== 'string' || field.type === 'join';
    const fields = typeof target === 'string' ? fieldsOf(target) : [];
    return { joins: Number(isSeveral) + Number(!isLast), fields };
  }
  const fields = 'flattenedFields' in field ? field.flattenedFields : [];
  return { joins: Number(isMany || field.type === 'array'), fields };
}

/** Number of tables that a path such as `city.name` joins. */
function countJoins(fieldsOf: FieldsOf, slug: string, path: string): number {
  const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  let fields = fieldsOf(slug);
  let joins = 0;
  for (const [index, segment] of segments.entries()) {
    const field = fields.find(({ name }) => name === segment);
    // Versions store the document below `version`.
    if (!field) continue;
    const next = step(field, fieldsOf, index === segments.length - 1);
    joins += next.joins;
    fields = next.fields;
  }
  return joins;
}

const ordersOf = (sort: unknown): string[] =>
  [sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []));

/** Refuses queries that are costly to plan, from REST, list addresses and saved filters alike. */
export function refuseCostlyQuestions(adapter: PostgresAdapter): void {
  const fieldsOf: FieldsOf = (slug) => {
    const { collections, globals } = adapter.payload;
    const known: Record<string, { config: { flattenedFields: FlattenedField[] } } | undefined> =
      collections;
    const global = globals.config.find((each) => each.slug === slug);
    return known[slug]?.config.flattenedFields ?? global?.flattenedFields ?? [];
  };
  const isCostly = ({ collection, global, where, sort }: Question) => {
    const conditions = listConditions(where);
    if (conditions.length > questionLimits.conditions) return true;
    const slug = collection ?? global ?? '';
    const paths = [...conditions.map(({ path }) => path), ...ordersOf(sort)];
    return paths.reduce((sum, path) => sum + countJoins(fieldsOf, slug, path), 0) > mostJoins;
  };
  for (const name of questions) {
    const ask = adapter[name] as (args: Question) => Promise<unknown>;
    const refusing = async (args: Question) => {
      if (isCostly(args)) {
        throw new Refusal('The query looks into too many related documents at once.', 400);
      }
      return ask.call(adapter, args);
    };
    Object.assign(adapter, { [name]: refusing });
  }
}
