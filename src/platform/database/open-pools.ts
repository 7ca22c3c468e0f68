import { sharedState } from '../shared-state.ts';

/** The methods of a pg pool used here, from any copy of pg. */
type Pool = { readonly ending: boolean; end(): Promise<void> };

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
