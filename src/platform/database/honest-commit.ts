import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Drizzle = PostgresAdapter['drizzle'];
type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** What became of each transaction: resolved once PostgreSQL has confirmed its commit. */
const outcomes = new WeakMap<object, Promise<unknown>>();

/**
 * Makes a commit that PostgreSQL did not confirm an error.
 *
 * Payload 3 swallows it: when the connection is lost between the last statement and the commit, a
 * save is reported as done although nothing of it is there. Call after the adapter has connected,
 * each time it does.
 */
export function rememberOutcomes(adapter: PostgresAdapter): void {
  const { drizzle } = adapter;
  const begin = drizzle.transaction.bind(drizzle);
  drizzle.transaction = ((run, options) => {
    const outcome: Promise<unknown> = begin((transaction: Transaction) => {
      outcomes.set(transaction, outcome);
      return run(transaction);
    }, options);
    // Whoever commits hears of it; a transaction that is rolled back has nobody who waits.
    outcome.catch(() => {});
    return outcome;
  }) as Drizzle['transaction'];
}

/** The other half of {@link rememberOutcomes}: waits for the outcome when committing. */
export function reportFailedCommits(adapter: PostgresAdapter): void {
  const commit = adapter.commitTransaction.bind(adapter);
  adapter.commitTransaction = async (id) => {
    const session = adapter.sessions[(await id) as string];
    const outcome = session ? outcomes.get(session.db) : undefined;
    await commit(id);
    await outcome?.catch((cause: unknown) => {
      throw new Error('PostgreSQL did not confirm that the change is stored.', { cause });
    });
  };
}
