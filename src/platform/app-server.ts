import path from 'node:path';
import next from 'next';
import { asRequest, keepConsoleCalm } from './calm-log.ts';
import { listenToEditions } from './database/listen-to-editions.ts';
import { closeOpenPools } from './database/open-pools.ts';
import { getEnv } from './env.ts';
import { readOwnRoutes } from './http/own-routes.ts';
import { createSiteServer } from './http/site-server.ts';
import { beginStopping } from './stopping.ts';

/** The process that serves the site, `app-server.ts [--dev]`: plain Node, without a loader. */

const dev = process.argv.includes('--dev');
// In development a stop should be immediate; in production visitors still wait for their answers.
const DRAIN_LIMIT_MS = dev ? 1_000 : 25_000;
const STOP_LIMIT_MS = DRAIN_LIMIT_MS + 5_000;

// Development shows complete errors in the terminal.
if (!dev) keepConsoleCalm();

const dir = path.resolve(import.meta.dirname, '../..');
const { port, bindAddress, trustedProxyHops, siteUrl, databaseUrl } = getEnv();

const listening = new AbortController();
void listenToEditions(databaseUrl, listening.signal);

const site = createSiteServer(
  (request, response) => asRequest(request, () => handle(request, response)),
  {
    trustedProxyHops,
    siteUrl,
    development: dev,
    ownRoutes: dev ? null : await readOwnRoutes(dir),
  },
);
const app = next({
  dev,
  dir,
  port,
  hostname: 'localhost',
  httpServer: site.server,
  ...(dev ? { turbopack: true } : {}),
});
const handle = app.getRequestHandler();

let stopping = false;

/** Stops in order: new requests, running requests, Next's background work, connections. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  beginStopping();
  if ((await site.drain(DRAIN_LIMIT_MS)) === 'cut off') {
    console.error('Some requests took too long to finish and were cut off.');
  }
  listening.abort();
  await app.close();
  await closeOpenPools();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('message', (message) => message === 'stop' && void stop());
// Without the supervisor, nothing restarts this process, polls its jobs or watches the database.
process.on('disconnect', stop);

await app.prepare();
site.server.once('error', (error) => {
  console.error(`The site can’t listen on port ${port}:`, error.message);
  process.exit(1);
});
site.server.listen({ port, host: bindAddress }, () => process.send?.('ready'));
