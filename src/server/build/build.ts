import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { childEnvironment } from '../../config/env.ts';
import { exists } from '../exists.ts';
import { hashSource } from './source-hash.ts';

/** The build's own folder holds the hash of what it was made from, so the two can't part. */
function hashFile(root: string): string {
  return path.join(root, '.next', 'source-hash');
}

/** True if there is a finished build of exactly this source. */
export async function isBuildCurrent(root: string): Promise<boolean> {
  // Next writes its id last; without it there is nothing that could be started.
  if (!(await exists(path.join(root, '.next', 'BUILD_ID')))) return false;
  const built = await readFile(hashFile(root), 'utf8').catch(() => undefined);
  return built !== undefined && built === (await hashSource(root));
}

/**
 * The build sees no database, no secret and no address, so that it comes out the same everywhere
 * and can't keep what it shouldn't.
 */
function buildEnvironment(): NodeJS.ProcessEnv {
  return childEnvironment({
    NODE_ENV: 'production',
    // Next says so itself, but only after it has loaded the configuration.
    NEXT_PHASE: 'phase-production-build',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: undefined,
    PAYLOAD_SECRET: undefined,
    INTERNAL_SECRET: undefined,
    ADMIN_PASSWORD: undefined,
    STUDIO_PASSWORD: undefined,
    BETA_PASSWORD: undefined,
    SMTP_URL: undefined,
    SITE_URL: undefined,
  });
}

/**
 * Builds the site and marks the build with its source. Returns Next's exit code. `started` is given
 * the process, for whoever has to end it early.
 */
export async function buildSite(
  root: string,
  started: (child: ChildProcess) => void = () => {},
): Promise<number> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Before and not after: a file that is changed meanwhile must lead to another build.
  const hash = await hashSource(root);
  await rm(hashFile(root), { force: true });
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    env: buildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  started(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) await writeFile(hashFile(root), hash);
  return code ?? 1;
}
