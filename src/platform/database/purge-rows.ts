import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute, inTransaction } from './transaction';

/** Result of one batch; `mails` were deleted with their records. */
export interface Deleted {
  count: number;
  mails?: number;
}

export interface PurgeRule {
  /** Text for the report. */
  what: string;
  /** Records per batch; a smaller batch is the last. */
  batchSize: number;
  /** `null` for an invalid period. */
  deleteBatch: (req: PayloadRequest) => Promise<Deleted> | null;
}

/** Batch size for rows without dependants. */
export const rowBatchSize = 5_000;

/** Runs a statement that returns one row per deleted record. */
export function deleteReturningRows(
  req: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<Deleted> {
  return inTransaction(req, async () => ({ count: (await execute(req, statement)).length }));
}
