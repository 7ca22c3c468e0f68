import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

export async function sessionOf({ payload, transactionID }: PayloadRequest) {
  return (payload.db as unknown as PostgresAdapter).sessions[String(await transactionID)];
}

type Statement = Parameters<PostgresAdapter['drizzle']['execute']>[0];

/** Runs the work in a transaction, or in the request's existing one, which then fails with it. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const owned = await initTransaction(req);
  try {
    const result = await work();
    if (owned) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Runs SQL in the request's transaction; throws outside one, where a lock would end at once. */
export async function execute<Row extends object>(
  req: PayloadRequest,
  statement: Statement,
): Promise<Row[]> {
  const session = await sessionOf(req);
  if (!session) throw new Error('There is no transaction.');
  const { rows } = (await session.db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}
