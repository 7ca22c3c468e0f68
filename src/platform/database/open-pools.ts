import { sharedState } from '../shared-state.ts';

/** The methods of a pg pool used here, from any copy of pg. */
type Pool = {
  readonly ending: boolean;
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  end(): Promise<void>;
};

const openPools = () => sharedState('database.open-pools', () => new Set<Pool>());

export function rememberPool(pool: Pool): void {
  openPools().add(pool);
}

/** Closes a pool after its running queries. */
export async function closePool(pool: Pool): Promise<void> {
  openPools().delete(pool);
  if (!pool.ending) await pool.end();
}

export async function closeOpenPools(): Promise<void> {
  await Promise.all([...openPools()].map(closePool));
}

/** Connections of all pools, and requests that wait for one. */
export function countConnections(): { open: number; idle: number; waiting: number } {
  const counts = { open: 0, idle: 0, waiting: 0 };
  for (const { totalCount, idleCount, waitingCount } of openPools()) {
    counts.open += totalCount;
    counts.idle += idleCount;
    counts.waiting += waitingCount;
  }
  return counts;
}
