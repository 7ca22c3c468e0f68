import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** Folders and files of the data folder: everything that must outlive the programme. */
export type DataDir = {
  root: string;
  secrets: string;
  logs: string;
  lock: string;
  postgres: string;
  /** The last restart that an operator asked for. */
  restart: string;
  /** A backup from before the last migration. */
  beforeMigration: string;
  /** Exists only during a restore into this folder. */
  unfinishedRestore: string;
};

export function describeDataDir(root: string): DataDir {
  return {
    root,
    secrets: path.join(root, 'secrets'),
    logs: path.join(root, 'logs'),
    lock: path.join(root, 'supervisor.lock'),
    postgres: path.join(root, 'postgres'),
    restart: path.join(root, 'restart.json'),
    beforeMigration: path.join(root, 'before-migration'),
    unfinishedRestore: path.join(root, 'restore-unfinished'),
  };
}

/** Rights that let PostgreSQL's user pass, as `postgres-home.ts` sets them as root. */
const PASSAGE = 0o710;

/** Removes other users' rights, except the passage of a running PostgreSQL. */
async function closeToOthers(folder: string): Promise<void> {
  const mode = (await stat(folder)).mode & 0o777;
  if (mode !== PASSAGE && mode & 0o077) await chmod(folder, 0o700);
}

function halfRestored({ root, postgres }: DataDir): OperatorError {
  return new OperatorError(
    `A backup was being restored into the data folder ${root}, and that was not finished.\n` +
      `Delete the folder (and the one that ${postgres}.location names, if that file is there),\n` +
      'empty the database if you use DATABASE_URL, and restore the backup again.',
  );
}

/** @throws OperatorError if not allowed, or for an unfinished restore */
export async function prepareDataDir(root: string): Promise<DataDir> {
  const dataDir = describeDataDir(root);
  if (existsSync(dataDir.unfinishedRestore)) throw halfRestored(dataDir);
  try {
    // Not in the loop: its mode would close the parent folders to PostgreSQL's user.
    await mkdir(path.dirname(root), { recursive: true });
    for (const folder of [dataDir.root, dataDir.secrets, dataDir.logs]) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // `mode` above applies to new folders only.
      await closeToOthers(folder);
    }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new OperatorError(
      `The data folder ${root} can’t be used (${reason}).\n` +
        'Start as the user it belongs to, or choose another folder with DATA_DIR.',
    );
  }
  return dataDir;
}
