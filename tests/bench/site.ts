import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../src/platform/port.ts';
import type { Undo } from '../../src/platform/supervisor/undo.ts';
import { root } from '../run/execute.ts';

/** Longer than the supervisor’s limit for finishing requests. */
const STOP_LIMIT_MS = 60_000;

/** The first account of a measured site. */
export const benchAdmin = {
  email: 'admin@studio.example',
  password: 'a long bench pass phrase',
} as const;

/**
 * The environment of a site without any settings. Empty means “not set”, and overrides an `.env` in
 * the project: a bench must not write into a developer’s database, nor send mail.
 */
function environment(port: number, dataDir: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    BIND_ADDRESS: '',
    SITE_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_POOL_MAX: '',
    DATABASE_STATEMENT_TIMEOUT_MS: '',
    PAYLOAD_SECRET: '',
    ADMIN_EMAIL: benchAdmin.email,
    ADMIN_PASSWORD: benchAdmin.password,
    STUDIO_PASSWORD: '',
    BETA_PASSWORD: '',
    SMTP_URL: '',
    SCANNER_ALLOW_HOSTS: '',
  };
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Starts the product as README.md does, in an empty data folder, and waits until it is ready. There
 * is no time limit, because the build may come first. Stopping and removing it are added to `undo`.
 *
 * @param changes of its environment
 * @param until the path whose answer ends the wait
 * @returns the address
 * @throws when the site fails to start, with its output
 */
export async function startSite(
  undo: Undo,
  changes: Record<string, string> = {},
  until = '/readyz',
): Promise<string> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
  undo.add(() => rm(dataDir, { recursive: true, force: true }));

  const child = spawn(process.execPath, ['src/platform/launch.mjs', 'start'], {
    cwd: root,
    env: { ...environment(port, dataDir), ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString('utf8');
    });
  }
  const closed = once(child, 'close');
  undo.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await closed;
    clearTimeout(limit);
  });

  const origin = `http://localhost:${port}`;
  while (!(await isReady(origin + until))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await closed;
      throw new Error(`The site could not be started. It said:\n\n${output}`);
    }
    await delay(250);
  }
  return origin;
}
