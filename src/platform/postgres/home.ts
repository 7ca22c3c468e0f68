import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exists } from '../exists.ts';
import { OperatorError } from '../operator-error.ts';
import type { DataDir } from '../supervisor/data-dir.ts';
import { type Binaries, binariesIn, findBinaries, postgresBeside } from './binaries.ts';
import { canReach, chooseOsUser } from './os-user.ts';
import type { OsUser } from './run.ts';

/** Where a cluster lives, who runs it and with which programs. */
export type PostgresHome = {
  folder: string;
  data: string;
  log: string;
  user?: OsUser;
  binaries: Binaries;
};

/** Where clusters go that can't live in the data folder; open to every user of the machine. */
const ELSEWHERE = '/var/lib';

async function readPointer(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(() => '')).trim() || undefined;
}

/**
 * Lets PostgreSQL's user pass through our folders without letting it or anybody else look inside.
 * For an ordinary user there is nothing to do: it all belongs to them.
 */
async function openTheWay(folders: string[], user: OsUser | undefined): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!user || (await stat(folder)).uid === user.uid) continue;
    await chown(folder, 0, user.gid);
    await chmod(folder, 0o710);
  }
}

/**
 * Decides where PostgreSQL lives: in the data folder, unless we are root and the data folder is
 * where only root may go (`/root`, say). Then it lives under /var/lib, and a file in the data
 * folder says where. The programs are copied there, too, if node_modules is just as closed.
 *
 * `tell` is called with a sentence for the operator when it doesn't live in the data folder.
 */
export async function preparePostgresHome(
  dataDir: DataDir,
  tell: (text: string) => void = () => {},
): Promise<PostgresHome> {
  const shipped = await findBinaries();
  const pointer = `${dataDir.postgres}.location`;
  const moved = await readPointer(pointer);
  if (moved && !(await exists(moved))) {
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
    if (await exists(path.join(folder, 'data'))) {
      // A second, empty database would look as if everything were lost.
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
  if (!(await exists(done))) {
    await cp(shipped.native, native, { recursive: true, verbatimSymlinks: true });
    await chmod(native, 0o755);
    await writeFile(done, '');
  }
  return binariesIn(native, shipped.version);
}

/**
 * The cluster that belongs to a data folder, found without changing anything: for commands that
 * only want to use a PostgreSQL that runs already.
 */
export async function findClusterData(dataDir: DataDir): Promise<string> {
  const moved = await readPointer(`${dataDir.postgres}.location`);
  return path.join(moved ?? dataDir.postgres, 'data');
}
