import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** What each open transaction has waiting for its end. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Does something the moment the request’s transaction is committed, before the request is answered.
 * Outside a transaction, what was written is there already: it is done at once.
 *
 * @param work quick, and harmless when PostgreSQL did not confirm the commit
 */
export async function runAfterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const { sessions } = req.payload.db as unknown as PostgresAdapter;
  const session = sessions[String(await req.transactionID)];
  if (!session) return work();
  waiting.set(session, [...(waiting.get(session) ?? []), work]);
}

/** The other half of {@link runAfterCommit}. */
export function runWaitingAfterCommit(adapter: PostgresAdapter): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[(await id) as string];
    try {
      await commit(id);
    } finally {
      // A commit without an answer may have gone through all the same.
      for (const work of (session && waiting.get(session)) ?? []) work();
    }
  };
}
