import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnvironment } from '../env.ts';
import { exists } from '../exists.ts';
import { type Lock, takeLock } from '../supervisor/lock.ts';

/**
 * Everything that goes into `next build`. The seed and the tests don't, and neither does the
 * environment: one build serves them all.
 */
const INPUTS = [
  'src',
  'collections',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
];

async function filesOf(root: string, input: string): Promise<string[]> {
  try {
    const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [input];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/** A hash of the source as it is now: it changes if and only if a name or a byte of it does. */
export async function hashSource(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat();
  const hash = createHash('sha256');
  for (const file of files.map((name) => name.replaceAll(path.sep, '/')).sort()) {
    const content = await readFile(path.join(root, file));
    // Lengths keep the border between a name and its content in place.
    hash.update(`${Buffer.byteLength(file)}:${file}${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

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

/** Ends a build that nobody waits for any more: by signal, or because the supervisor is gone. */
function endWithUs(child: ChildProcess): void {
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.once('disconnect', () => child.kill('SIGKILL'));
}

async function buildNow(root: string): Promise<number> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Before and not after: a file that is changed meanwhile must lead to another build.
  const hash = await hashSource(root);
  await rm(hashFile(root), { force: true });
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    env: buildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  endWithUs(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) await writeFile(hashFile(root), hash);
  return code ?? 1;
}

/** Waits until no other process builds in this folder: Next refuses to do it twice at a time. */
async function takeBuildLock(root: string, onWait: () => void): Promise<Lock> {
  // Next leaves this folder alone when it clears its own.
  const folder = path.join(root, '.next', 'cache');
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const result = await takeLock(path.join(folder, 'build.lock'));
    if ('lock' in result) return result.lock;
    if (attempt === 1) onWait();
    if (process.connected === false) throw new Error('Nobody waits for this build any more.');
    await delay(300);
  }
}

/**
 * Builds the site and marks the build with its source; resolves with Next's exit code. With
 * `onlyIfNeeded`, a build of this very source that somebody else has just made will do. `onWait` is
 * called once if another process is building.
 */
export async function buildSite(
  root: string,
  { onlyIfNeeded = false, onWait = () => {} } = {},
): Promise<number> {
  const lock = await takeBuildLock(root, onWait);
  try {
    if (onlyIfNeeded && (await isBuildCurrent(root))) return 0;
    return await buildNow(root);
  } finally {
    lock.release();
  }
}
