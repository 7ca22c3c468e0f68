import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { sessionOf } from './transaction';

type Work = () => Promise<void>;

const waiting = new WeakMap<object, Work[]>();

/** @param work quick, and harmless if the commit was not confirmed; the request ends after it */
export async function runAfterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const session = await sessionOf(req);
  if (!session) return work();
  waiting.set(session, [...(waiting.get(session) ?? []), work]);
}

type Drizzle = PostgresAdapter['drizzle'];
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** Outcome per transaction: resolved once PostgreSQL has confirmed the commit. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/** Call after each connect of the adapter. */
export function rememberOutcomes(adapter: PostgresAdapter): void {
  const { drizzle } = adapter;
  const begin = drizzle.transaction.bind(drizzle);
  drizzle.transaction = ((run, options) => {
    const outcome: Promise<unknown> = begin((transaction: Transaction) => {
      outcomes.set(transaction, outcome);
      return run(transaction);
    }, options);
    // The commit awaits it; after a rollback nothing does.
    outcome.catch(() => {});
    return outcome;
  }) as Drizzle['transaction'];
}

/** Payload 3 reports a connection lost before the commit as a success; this makes it an error. */
export function confirmCommits(adapter: PostgresAdapter): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[(await id) as string];
    try {
      await commit(id);
      await (session && outcomes.get(session.db))?.catch((cause: unknown) => {
        throw new Error('PostgreSQL did not confirm that the change is stored.', { cause });
      });
    } finally {
      // An unconfirmed commit may have succeeded.
      const works = (session && waiting.get(session)) ?? [];
      await Promise.all(works.map((work) => work()));
    }
  };
}
