import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childEnvironment } from '../env.ts';
import { type Lock, takeLock } from '../supervisor/lock.ts';

/** Inputs of `next build`. Environment and seed are none: one build serves everywhere. */
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

export async function hashSource(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(root, input)))).flat();
  const hash = createHash('sha256');
  for (const file of files.map((name) => name.replaceAll(path.sep, '/')).sort()) {
    const content = await readFile(path.join(root, file));
    // Lengths separate a name from its content.
    hash.update(`${Buffer.byteLength(file)}:${file}${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

/** The hash lives in the build folder, so that the two cannot be separated. */
function hashFile(root: string): string {
  return path.join(root, '.next', 'source-hash');
}

export async function isBuildCurrent(root: string): Promise<boolean> {
  // Next writes its id last: without it the build is incomplete.
  if (!existsSync(path.join(root, '.next', 'BUILD_ID'))) return false;
  const built = await readFile(hashFile(root), 'utf8').catch(() => undefined);
  return built !== undefined && built === (await hashSource(root));
}

/** The build sees no database, secret or address, so it is reproducible and cannot leak them. */
function buildEnvironment(): NodeJS.ProcessEnv {
  return childEnvironment({
    NODE_ENV: 'production',
    // Next sets it too, but only after loading the configuration.
    NEXT_PHASE: 'phase-production-build',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: undefined,
    PAYLOAD_SECRET: undefined,
    INTERNAL_SECRET: undefined,
    ADMIN_PASSWORD: undefined,
    STUDIO_PASSWORD: undefined,
    BETA_PASSWORD: undefined,
    SMTP_URL: undefined,
    S3_SECRET_ACCESS_KEY: undefined,
    SITE_URL: undefined,
  });
}

/** Ends the build on a signal, or when the supervisor has died. */
function endWithUs(child: ChildProcess): void {
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.once('disconnect', () => child.kill('SIGKILL'));
}

async function buildNow(root: string): Promise<number> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Hashed before the build: a file changed during it must cause another build.
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

/** Waits for other builds in this folder: Next refuses two at once. */
async function takeBuildLock(root: string, onWait: () => void): Promise<Lock> {
  // Next keeps this folder when it clears its own.
  const folder = path.join(root, '.next', 'cache');
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const result = await takeLock(path.join(folder, 'build.lock'));
    if ('lock' in result) return result.lock;
    if (attempt === 1) onWait();
    if (process.connected === false)
      throw new Error('The process that asked for this build has ended.');
    await delay(300);
  }
}

/**
 * Builds the site; resolves with Next's exit code.
 * @param onlyIfNeeded accepts a build that another process has just made
 * @param onWait called once while another process builds
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
