/** What is needed of a pg pool; whichever copy of pg made it. */
type Pool = { readonly ending: boolean; end(): Promise<void> };

/**
 * The connection pools of this process, so that they can be closed when it stops.
 *
 * The list hangs on a global symbol because Next bundles the site's code: the server that stops the
 * process and the CMS that opened the pool hold two different copies of this file.
 */
const KEY = Symbol.for('site.database.open-pools');

function openPools(): Set<Pool> {
  const holder = globalThis as { [KEY]?: Set<Pool> };
  holder[KEY] ??= new Set();
  return holder[KEY];
}

/** Remembers a pool until it is closed. */
export function rememberPool(pool: Pool): void {
  openPools().add(pool);
}

/** Closes one pool: waits for the connections that are in use, then ends them all. */
export async function closePool(pool: Pool): Promise<void> {
  openPools().delete(pool);
  if (!pool.ending) await pool.end();
}

/** Closes every pool of this process. */
export async function closeOpenPools(): Promise<void> {
  await Promise.all([...openPools()].map(closePool));
}
