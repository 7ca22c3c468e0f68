import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { asRequest, keepConsoleCalm } from './calm-log.ts';
import { listenToEditions } from './database/listen-to-editions.ts';
import { closeOpenPools } from './database/open-pools.ts';
import { getEnv, isJsonLog } from './env.ts';
import { readOwnRoutes } from './http/own-routes.ts';
import { createSiteServer } from './http/site-server.ts';
import { keepWarm, warmAtStart } from './http/warm-pages.ts';
import { readProcessMetrics } from './metrics.ts';
import { beginStopping } from './stopping.ts';
import type { AppReady } from './supervisor/app-process.ts';

/** The process that serves the site, `app-server.ts [--dev]`: plain Node, without a loader. */

const dev = process.argv.includes('--dev');
// In development a stop should be immediate; in production visitors still wait for their answers.
const DRAIN_LIMIT_MS = dev ? 1_000 : 25_000;
const STOP_LIMIT_MS = DRAIN_LIMIT_MS + 5_000;
/** For the connections of proxies and browsers, which then use the successor. */
const GRACE_MS = 3_000;

// Development shows complete errors in the terminal.
if (!dev) keepConsoleCalm(isJsonLog(process.stdout.isTTY));

const dir = path.resolve(import.meta.dirname, '../..');
const { port, bindAddress, trustedProxyHops, siteUrl, databaseUrl, ...own } = getEnv();
const { inheritedSocket, internalSecret, hasPredecessor } = own;

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
async function stop(graceMs = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_LIMIT_MS + graceMs).unref();
  beginStopping();
  if ((await site.drain(DRAIN_LIMIT_MS, graceMs)) === 'cut off') {
    console.error('Some requests took too long to finish and were cut off.');
  }
  listening.abort();
  await app.close();
  await closeOpenPools();
  process.exit(0);
}

/** Replies to the supervisor: what was counted here, or just that this process answers. */
async function reply({ question, id }: { question: string; id: string }): Promise<void> {
  const answer = question === 'metrics' ? await readProcessMetrics() : true;
  process.send?.({ replyTo: id, reply: answer }, () => {});
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('message', (message: string | { question: string; id: string }) => {
  if (message === 'stop') void stop();
  else if (message === 'retire') void stop(GRACE_MS);
  else if (typeof message === 'object') void reply(message);
});
process.on('disconnect', () => {
  if (stopping) return;
  if (dev) void stop();
  // The next supervisor finds this process and replaces it.
  else console.error('The supervisor has ended. The site answers on; jobs wait for its restart.');
});
// The reader of a pipe may end with the supervisor; its end must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Opens a port where only this process answers: its siblings share the public one. */
async function listenAlone(): Promise<number> {
  const own = createServer((request, response) => site.server.emit('request', request, response));
  own.unref();
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return (own.address() as AddressInfo).port;
}

await app.prepare();
const ownPort = await listenAlone();
if (!dev) {
  const self = { port: ownPort, internalSecret };
  const warming = warmAtStart(self);
  // Its predecessor answers until then; without one, a visitor's wait is the shortest at once.
  if (hasPredecessor) await warming;
  void warming.then(() => keepWarm(self, site.listRecent, listening.signal));
}
site.server.once('error', (error) => {
  console.error(`The site can’t listen on port ${port}:`, error.message);
  process.exit(1);
});
site.server.listen(
  inheritedSocket === undefined ? { port, host: bindAddress } : { fd: inheritedSocket },
  () => process.send?.({ ready: true, ownPort } satisfies AppReady),
);
