import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from './transaction';

/** What one batch took away; `mails` are those that went with their records. */
export interface Deleted {
  count: number;
  mails?: number;
}

export interface PurgeRule {
  /** In plain words, for the report. */
  what: string;
  /** Records of a batch; fewer mean that there are no more. */
  batchSize: number;
  /** `null` when the rule’s period makes no sense. */
  deleteBatch: (req: PayloadRequest) => Promise<Deleted> | null;
}

/** Rows that nothing hangs on are deleted by the thousand. */
export const rowBatchSize = 5_000;

/** Runs a statement that returns a row for each record that it took away. */
export function rows(req: PayloadRequest, statement: ReturnType<typeof sql>): Promise<Deleted> {
  return inTransaction(req, async () => ({ count: (await execute(req, statement)).length }));
}

/**
 * A rule for rows of one table that nothing hangs on.
 *
 * @param condition of those that go; a false one when the rule’s period makes no sense
 * @param key column that tells the rows apart
 */
export function purgeRows(
  what: string,
  table: string,
  condition: ReturnType<typeof sql> | null | false | undefined,
  key = 'id',
): PurgeRule {
  const [from, column] = [sql.identifier(table), sql.identifier(key)];
  const statement = sql`delete from ${from} where ${column} in
    (select ${column} from ${from} where ${condition || sql`false`} limit ${rowBatchSize})
    returning ${column}`;
  const deleteBatch = (req: PayloadRequest) => (condition ? rows(req, statement) : null);
  return { what, batchSize: rowBatchSize, deleteBatch };
}
