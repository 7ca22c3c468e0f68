import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../src/platform/port.ts';
import { stopServer } from '../../src/platform/postgres/postgres-server.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/start-embedded-postgres.ts';
import { prepareDataDir } from '../../src/platform/supervisor/data-dir.ts';
import { keepPostgresSecrets } from '../../src/platform/supervisor/secrets.ts';
import type { Undo } from '../../src/platform/supervisor/undo.ts';
import { benchAdmin } from '../bench/site.ts';
import { root } from '../run/execute.ts';
import { startS3Store } from '../support/s3-store.ts';
import { within } from './visitors.ts';

const run = promisify(execFile);

/** Debian has nginx outside an ordinary user's path. */
const systemPath = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

export type Wire = { port: number; cut(): void; heal(): void };

/** A connection to PostgreSQL that can swallow everything, without closing. */
async function layWire(target: number, undo: Undo): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    function close(): void {
      for (const end of [near, far]) {
        end.destroy();
        sockets.delete(end);
      }
    }
    for (const end of [near, far]) sockets.add(end.on('error', close).on('close', close));
    near.on('data', (data) => !isCut && far.write(data));
    far.on('data', (data) => !isCut && near.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.add(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true;
    },
    heal() {
      isCut = false;
      // Connections that lost bytes are of no use to either side.
      for (const socket of sockets) socket.destroy();
    },
  };
}

export type Replica = {
  name: string;
  port: number;
  origin: string;
  wire: Wire;
  start(): void;
  isReady(): Promise<boolean>;
  /** As a new version replaces it: SIGTERM, and wait for its end. */
  stop(): Promise<void>;
  /** The supervisor and its site at once, with SIGKILL. */
  kill(): Promise<void>;
  log(): Promise<string>;
};

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  const pids = stdout.split('\n').map(Number).filter(Boolean);
  return [...pids, ...(await Promise.all(pids.map(childrenOf))).flat()];
}

async function makeReplica(
  name: string,
  folder: string,
  wire: Wire,
  env: Record<string, string>,
  undo: Undo,
): Promise<Replica> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, `${name}.log`);
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child?.pid || !isRunning()) return;
    const exited = once(child, 'exit');
    const others = signal === 'SIGKILL' ? await childrenOf(child.pid) : [];
    child.kill(signal);
    for (const pid of others) process.kill(pid, signal);
    await exited;
  }
  undo.add(() => end('SIGTERM'));
  return {
    ...{ name, port, origin, wire },
    start() {
      const log = openSync(logFile, 'a', 0o600);
      child = spawn(process.execPath, ['src/platform/launch.mjs', 'start'], {
        cwd: root,
        env: {
          ...process.env,
          ...{ NODE_ENV: 'production', BIND_ADDRESS: '127.0.0.1', PORT: String(port) },
          ...{ DATA_DIR: path.join(folder, name), TRUSTED_PROXY_HOPS: '1' },
          ...env,
        },
        stdio: ['ignore', log, log],
      });
    },
    async isReady() {
      const signal = AbortSignal.timeout(2_000);
      const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok === true;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    log: () => readFile(logFile, 'utf8'),
  };
}

/** nginx in front of the replicas; those not in `members` get no visitors. */
async function startProxy(folder: string, port: number, undo: Undo) {
  const file = path.join(folder, 'nginx.conf');
  const nginx = (...args: string[]) =>
    run('nginx', ['-p', folder, '-c', file, '-e', 'error.log', ...args], {
      env: { ...process.env, PATH: systemPath },
    });
  const write = (members: readonly Replica[]) =>
    writeFile(
      file,
      `pid nginx.pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; client_max_body_size 16m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  upstream site { ${members.map((each) => `server 127.0.0.1:${each.port} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s; proxy_next_upstream error timeout;
    }
  }
}
`,
    );
  return {
    async start(members: readonly Replica[]): Promise<void> {
      await write(members);
      await nginx();
      undo.add(() => nginx('-s', 'quit'));
    },
    async setMembers(members: readonly Replica[]): Promise<void> {
      await write(members);
      await nginx('-s', 'reload');
    },
  };
}

export async function findNginx(): Promise<string | null> {
  const found = await run('nginx', ['-v'], { env: { ...process.env, PATH: systemPath } }).catch(
    () => null,
  );
  return found?.stderr.trim() ?? null;
}

/** Varnish with the configuration in `deploy/`; null where it is not installed. */
export async function startVarnish(origin: string, undo: Undo) {
  const env = { ...process.env, PATH: systemPath };
  const isThere = await run('varnishd', ['-V'], { env }).catch(() => null);
  if (!isThere) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'site-varnish-'));
  undo.add(() => rm(folder, { recursive: true, force: true }));
  const vcl = await readFile(path.join(root, 'deploy/varnish/site.vcl'), 'utf8');
  const file = path.join(folder, 'site.vcl');
  await writeFile(file, vcl.replace('"3000"', `"${new URL(origin).port}"`));
  const port = await findFreePort();
  const jail = process.getuid?.() === 0 ? ['-j', 'none'] : [];
  const options = ['-n', path.join(folder, 'work'), '-s', 'malloc,64m'];
  const child = spawn(
    'varnishd',
    [...jail, '-F', '-a', `127.0.0.1:${port}`, '-f', file, ...options],
    { env, stdio: 'ignore' },
  );
  undo.add(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Answers with 304 from the site. */
    async countUnchanged(): Promise<number> {
      const { stdout } = await run(
        'varnishstat',
        ['-n', path.join(folder, 'work'), '-1', '-f', 'MAIN.fetch_304'],
        { env },
      );
      return Number(stdout.split(/\s+/)[1]);
    },
  };
}

/** Three replicas on one PostgreSQL and one bucket, behind nginx. Nothing of them is started. */
export async function setStage(undo: Undo) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-play-'));
  undo.add(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'database'));
  const dataDir = await prepareDataDir(path.join(folder, 'database'));
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const postgres = await startEmbeddedPostgres(dataDir, secrets);
  undo.add(() => stopServer(postgres.home));
  const store = await startS3Store();
  undo.add(store.stop);
  const proxyPort = await findFreePort();
  const origin = `http://127.0.0.1:${proxyPort}`;
  const shared = {
    ...(await store.makeBucket('pictures')),
    SITE_URL: origin,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    STUDIO_PASSWORD: 'a password of the play',
    BETA_PASSWORD: 'a password of the play',
    ADMIN_EMAIL: benchAdmin.email,
    ADMIN_PASSWORD: benchAdmin.password,
    SMTP_URL: '',
    SCANNER_ALLOW_HOSTS: '',
  };
  const replicas: Replica[] = [];
  for (const name of ['A', 'B', 'C']) {
    const wire = await layWire(postgres.port, undo);
    const url = new URL(postgres.url);
    url.port = String(wire.port);
    const env = { ...shared, DATABASE_URL: url.href };
    replicas.push(await makeReplica(name, folder, wire, env, undo));
  }
  const proxy = await startProxy(folder, proxyPort, undo);
  return { origin, replicas, proxy, databaseUrl: postgres.url, store };
}

/** Five minutes: the first of several starts may build. */
export const untilReady = (replica: Replica, seconds = 300) =>
  within(seconds, `${replica.name} is ready`, replica.isReady);
