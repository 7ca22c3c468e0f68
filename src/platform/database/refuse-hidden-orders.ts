import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Collection, FlattenedField } from 'payload';
import { Refusal } from './refusal';

/** Methods that accept an order from outside. */
const questions = ['find', 'findDistinct', 'findVersions', 'queryDrafts'] as const;

interface Question {
  collection?: string;
  sort?: string | string[];
  joins?: Record<string, { sort?: unknown } | false> | false;
}

type FieldsOf = (collection: string) => readonly FlattenedField[];

/** The collection behind a field; `null` for a field without relation. */
function leadsTo(field: FlattenedField): string | null {
  if (field.type === 'join') return typeof field.collection === 'string' ? field.collection : null;
  if (field.type !== 'relationship' && field.type !== 'upload') return null;
  return typeof field.relationTo === 'string' ? field.relationTo : null;
}

/** True for a path such as `owner.hash` that ends in another document's hidden field. */
export function endsInHidden(fieldsOf: FieldsOf, collection: string, path: string): boolean {
  let fields = fieldsOf(collection);
  let isElsewhere = false;
  for (const segment of path.replace(/^-/, '').replaceAll('__', '.').split('.')) {
    // Versions store the document below `version`.
    if (segment === 'version' && !isElsewhere) continue;
    const field = fields.find(({ name }) => name === segment);
    if (!field) return false;
    if (isElsewhere && 'hidden' in field && field.hidden) return true;
    const next = leadsTo(field);
    isElsewhere ||= next !== null;
    if (next !== null) fields = fieldsOf(next);
    else if ('flattenedFields' in field) fields = field.flattenedFields;
  }
  return false;
}

const ordersOf = (sort: unknown): string[] =>
  [sort].flat().flatMap((each) => (typeof each === 'string' ? each.split(',') : []));

function asksForHidden(fieldsOf: FieldsOf, { collection, sort, joins }: Question): boolean {
  if (!collection) return false;
  const joined = Object.entries(joins || {}).flatMap(([name, join]) =>
    ordersOf((join || undefined)?.sort).map((order) => `${name}.${order.replace(/^-/, '')}`),
  );
  return [...ordersOf(sort), ...joined].some((path) => endsInHidden(fieldsOf, collection, path));
}

/**
 * Refuses to sort by another document's hidden field (`?sort=owner.hash`). Payload guards hidden
 * fields except behind a relation in `sort`, and the order discloses their values.
 */
export function refuseHiddenOrders(adapter: PostgresAdapter): void {
  const fieldsOf: FieldsOf = (slug) => {
    const known: Record<string, Collection | undefined> = adapter.payload.collections;
    return known[slug]?.config.flattenedFields ?? [];
  };
  for (const name of questions) {
    const ask = adapter[name] as (args: Question) => Promise<unknown>;
    const refusing = async (args: Question) => {
      if (asksForHidden(fieldsOf, args)) {
        throw new Refusal('This can’t be sorted by.', 400);
      }
      return ask.call(adapter, args);
    };
    Object.assign(adapter, { [name]: refusing });
  }
}
