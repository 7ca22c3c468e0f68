import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canListen, findFreePort } from '../port.ts';
import { SETTINGS_FILE } from './initialise-cluster.ts';
import type { PostgresHome } from './postgres-home.ts';
import { findPostmaster, removeStalePidFile } from './postmaster.ts';
import { runAsUser } from './run-as-user.ts';

const SECONDS_TO_START = 300;
const SECONDS_TO_STOP = 60;
const LOG_LIMIT_BYTES = 5_000_000;

/** Address space per process in KiB, 1.5 GiB: a statement beyond it fails alone. */
export const mostMemoryKiB = 1_572_864;

/** Loopback only. Little memory per step of a plan, as one statement has many. */
function settingsFor(port: number): string {
  return [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    // Keeps rows and parameters out of the log: they hold visitors' data.
    "log_error_verbosity = 'terse'",
    "log_min_error_statement = 'panic'",
    'log_parameter_max_length = 0',
    'log_parameter_max_length_on_error = 0',
    "shared_buffers = '128MB'",
    "work_mem = '4MB'",
    'hash_mem_multiplier = 1',
    "maintenance_work_mem = '64MB'",
    "temp_file_limit = '1GB'",
    'max_parallel_workers_per_gather = 1',
    '',
  ].join('\n');
}

/** The last start's port is reused if free, so that configured tools keep working. */
async function lastPort(home: PostgresHome): Promise<number | undefined> {
  const settings = await readFile(path.join(home.data, SETTINGS_FILE), 'utf8').catch(() => '');
  const port = Number(/^port = (\d+)$/m.exec(settings)?.[1]);
  return port > 0 && (await canListen(port, '127.0.0.1')) ? port : undefined;
}

async function writeFor(home: PostgresHome, file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 });
  if (home.user) await chown(file, home.user.uid, home.user.gid);
}

async function prepareLog(home: PostgresHome): Promise<void> {
  const size = await stat(home.log).then(
    (log) => log.size,
    () => undefined,
  );
  if (size !== undefined && size > LOG_LIMIT_BYTES) await rename(home.log, `${home.log}.1`);
  if (size === undefined || size > LOG_LIMIT_BYTES) await writeFor(home, home.log, '');
}

async function lastLogLines(home: PostgresHome): Promise<string> {
  const log = await readFile(home.log, 'utf8').catch(() => '');
  return log.trimEnd().split('\n').slice(-8).join('\n');
}

function pgCtl(home: PostgresHome, ...args: string[]) {
  return runAsUser(home.binaries.pgCtl, [...args, '-D', home.data], { user: home.user });
}

/** The server inherits the limit. macOS may not enforce it, and Windows has no shell. */
function pgCtlWithinLimit(home: PostgresHome, ...args: string[]) {
  if (process.platform === 'win32') return pgCtl(home, ...args);
  const limitAndStart = `ulimit -v ${mostMemoryKiB} 2>/dev/null; exec "$@"`;
  const command = [home.binaries.pgCtl, ...args, '-D', home.data];
  return runAsUser('/bin/sh', ['-c', limitAndStart, 'sh', ...command], { user: home.user });
}

/** Returns the port once the server accepts connections. It outlives this process if need be. */
export async function startServer(home: PostgresHome, onPort?: number): Promise<number> {
  await removeStalePidFile(home.data);
  await prepareLog(home);
  // Another program may take the free port before PostgreSQL does.
  const attempts = onPort ? 1 : 3;
  for (let attempt = 1; ; attempt += 1) {
    const port =
      onPort ?? (attempt === 1 ? await lastPort(home) : undefined) ?? (await findFreePort());
    await writeFor(home, path.join(home.data, SETTINGS_FILE), settingsFor(port));
    const { code, output } = await pgCtlWithinLimit(
      home,
      ...['start', '-w', '-t', String(SECONDS_TO_START), '-l', home.log],
    );
    if (code === 0) return port;
    if (attempt === attempts) {
      throw new Error(`PostgreSQL did not start.\n${(await lastLogLines(home)) || output}`);
    }
  }
}

/** Waits for a starting or stopping server; returns its port if it runs then. */
export async function waitForSettledServer(
  home: PostgresHome,
  signal?: AbortSignal,
): Promise<number | undefined> {
  for (;;) {
    const postmaster = await findPostmaster(home.data);
    if (!postmaster) return undefined;
    if (postmaster.status === 'ready') return postmaster.port;
    await delay(100, undefined, { signal });
  }
}

/** `fast` closes connections in order; `immediate` leaves recovery to the next start. */
export async function stopServer(
  home: PostgresHome,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (!(await findPostmaster(home.data))) return;
  const { code, output } = await pgCtl(
    home,
    ...['stop', '-w', '-t', String(SECONDS_TO_STOP), '-m', mode],
  );
  if (code !== 0 && (await findPostmaster(home.data))) {
    throw new Error(`PostgreSQL did not stop.\n${output}`);
  }
}
