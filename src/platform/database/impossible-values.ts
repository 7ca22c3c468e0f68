import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { Refusal } from './refusal';

/**
 * What PostgreSQL says to a value that can't be: text for a number, a number that is too large, a
 * text with a zero byte, a page before the first.
 */
const codes: ReadonlySet<unknown> = new Set(['22P02', '22003', '22021', '2201W', '2201X']);

/** What is asked with conditions that somebody outside may write. */
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

function impossibleValue(cause: unknown): Refusal {
  const refusal = new Refusal('The request holds a value that can’t be.', 400);
  return Object.assign(refusal, { cause });
}

function isImpossible(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.has(each.code)) return true;
  }
  return false;
}

/**
 * Tells whoever asks for something impossible (`?where[id][equals]=99999999999`) that it is their
 * mistake. Payload alone hands such values to the database, and its error on as a fault of ours.
 */
export function refuseImpossibleValues(adapter: PostgresAdapter): void {
  for (const name of questions) {
    const ask = adapter[name] as (args: unknown) => Promise<unknown>;
    const refusing = async (args: unknown) => {
      try {
        return await ask.call(adapter, args);
      } catch (error) {
        throw isImpossible(error) ? impossibleValue(error) : error;
      }
    };
    Object.assign(adapter, { [name]: refusing });
  }
}
