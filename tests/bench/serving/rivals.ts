import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../../src/platform/port.ts';
import type { Undo } from '../../../src/platform/supervisor/undo.ts';
import { root } from '../../run/execute.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

/** A server to measure: its origin, and the process that answers. */
export interface Server {
  origin: string;
  pid: number;
}

/** Headers that each server sends itself. */
const connectionHeaders = new Set(['connection', 'date', 'keep-alive']);
/** Headers that nginx sends itself. */
const ownHeaders = new Set([...connectionHeaders, 'content-length', 'etag']);

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const patience = AbortSignal.timeout(60_000);
  for (;;) {
    patience.throwIfAborted();
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`The server for ${url} has ended.`);
    await delay(100);
  }
}

function stopWith(undo: Undo, child: ChildProcess): void {
  const closed = once(child, 'close');
  undo.add(async () => {
    child.kill('SIGTERM');
    await closed;
  });
}

/** One nginx worker that sends the same compressed bytes with the same headers. */
export async function startNginx(
  undo: Undo,
  origin: string,
  pages: readonly string[],
): Promise<Server> {
  const folder = await makeTempDir('bench-nginx');
  const port = await findFreePort();
  const locations: string[] = [];
  for (const [index, page] of pages.entries()) {
    // Node's own fetch would unpack the body.
    const { body, headers } = await readCompressed(origin + page);
    writeFileSync(path.join(folder, `${index}.html`), body);
    const sent = Object.entries(headers)
      .filter(([name]) => !ownHeaders.has(name) && name !== 'content-type')
      .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
    locations.push(`location = ${page} { ${sent.join(' ')} try_files /${index}.html =404; }`);
  }
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=100; types { } default_type "text/html; charset=utf-8";
  server { listen ${port}; root ${folder}; ${locations.join('\n')} }
}`,
  );
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  stopWith(undo, child);
  const own = `http://localhost:${port}`;
  await untilItAnswers(own + pages[0], child);
  return { origin: own, pid: child.pid as number };
}

/** The compressed bytes of a page and its headers. */
export async function readCompressed(url: string) {
  const { request } = await import('node:http');
  const call = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { body: Buffer.concat(chunks), headers: answer.headers };
}

/** The same build behind `next start`, with Next's own store of pages and its own compression. */
export async function startNextAlone(
  undo: Undo,
  environment: Record<string, string>,
): Promise<Server> {
  const folder = await makeTempDir('bench-next');
  for (const name of readdirSync(root)) {
    if (name === '.next' || name.startsWith('next.config') || name === '.git') continue;
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  cpSync(path.join(root, '.next'), path.join(folder, '.next'), { recursive: true });
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'next.config.mjs'), 'export default { compress: true };\n');
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...environment,
        NODE_ENV: 'production',
        DATA_DIR: path.join(folder, 'data'),
        PORT: String(port),
        PAYLOAD_SECRET: 'only-for-the-bench-of-next-alone-1234',
        INTERNAL_SECRET: 'only-for-the-bench',
      },
    },
  );
  stopWith(undo, child);
  const origin = `http://localhost:${port}`;
  await untilItAnswers(`${origin}/`, child);
  return { origin, pid: child.pid as number };
}

/** Sends the same bytes with Node's own server and nothing else: what any server on Node needs. */
const bareServer = `
const { createServer } = require('node:http');
const pages = new Map(JSON.parse(require('node:fs').readFileSync(process.argv[1], 'utf8')).map(
  ([path, headers, body]) => [path, [headers, Buffer.from(body, 'base64')]]));
createServer((request, response) => {
  const [headers, body] = pages.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[2]));`;

/** Node's own server with the same compressed bytes and headers. */
export async function startBareNode(
  undo: Undo,
  origin: string,
  pages: readonly string[],
): Promise<Server> {
  const file = path.join(await makeTempDir('bench-node'), 'pages.json');
  const held = [];
  for (const page of pages) {
    const { body, headers } = await readCompressed(origin + page);
    const sent = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name));
    held.push([page, sent.flat().map(String), body.toString('base64')]);
  }
  writeFileSync(file, JSON.stringify(held));
  const port = await findFreePort();
  const child = spawn(process.execPath, ['-e', bareServer, file, String(port)], {
    stdio: 'inherit',
  });
  stopWith(undo, child);
  const own = `http://localhost:${port}`;
  await untilItAnswers(own + pages[0], child);
  return { origin: own, pid: child.pid as number };
}
