import { stat } from 'node:fs/promises';
import { OperatorError } from '../operator-error.ts';
import { type OsUser, run } from './run.ts';

/**
 * PostgreSQL refuses to run as root. Started as root, we run it as the user who owns the data, or
 * for new data as the system's `postgres` user, which is made if there is none.
 *
 * Returns undefined for an ordinary user: PostgreSQL then runs as we do.
 */
export async function chooseOsUser(data: string, name = 'postgres'): Promise<OsUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(data).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findOsUser(name)) ?? (await createOsUser(name));
}

async function findOsUser(name: string): Promise<OsUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function createOsUser(name: string): Promise<OsUser> {
  const noShell = [
    '--shell',
    '/usr/sbin/nologin',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
  ];
  const made = await run('useradd', ['--system', '--user-group', ...noShell, name]).catch(
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

/** True if the user may enter this folder, or run this program, however its rights are granted. */
export async function canReach(user: OsUser, file: string): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], { user });
  return code === 0;
}
