import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from './transaction';

/** Result of one batch; `mails` were deleted with their records. */
export interface Deleted {
  count: number;
  mails?: number;
}

export interface PurgeRule {
  what: string;
  /** Records per batch; a smaller batch is the last. */
  batchSize: number;
  /** `null` for an invalid period. */
  deleteBatch: (req: PayloadRequest) => Promise<Deleted> | null;
}

export const rowBatchSize = 5_000;

export function deleteReturningRows(
  req: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<Deleted> {
  return inTransaction(req, async () => ({ count: (await execute(req, statement)).length }));
}

/** @param condition false for an invalid period */
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
  const deleteBatch = (req: PayloadRequest) =>
    condition ? deleteReturningRows(req, statement) : null;
  return { what, batchSize: rowBatchSize, deleteBatch };
}
