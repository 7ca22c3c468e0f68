import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs work right after the request's commit; at once outside a transaction.
 * @param work quick, and harmless if the commit was not confirmed
 */
export async function runAfterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const session = sessions[String(await req.transactionID)];
  if (!session) return work();
  waiting.set(session, [...(waiting.get(session) ?? []), work]);
}

export function runWaitingAfterCommit(adapter: PostgresAdapter): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[(await id) as string];
    try {
      await commit(id);
    } finally {
      // An unconfirmed commit may have succeeded.
      for (const work of (session && waiting.get(session)) ?? []) work();
    }
  };
}
