/** The methods of a pg pool used here, from any copy of pg. */
type Pool = { readonly ending: boolean; end(): Promise<void> };

/**
 * All connection pools of this process, to close them on stop.
 * The list is on a global symbol: Next bundles the site's code, so server and CMS have two copies
 * of this file.
 */
const KEY = Symbol.for('site.database.open-pools');

function openPools(): Set<Pool> {
  const holder = globalThis as { [KEY]?: Set<Pool> };
  holder[KEY] ??= new Set();
  return holder[KEY];
}

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
