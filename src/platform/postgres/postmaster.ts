import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, worksIn } from '../process-identity.ts';

/** Contents of a running server's `postmaster.pid`. */
export type Postmaster = {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | string;
};

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}

/**
 * The running server of this cluster. A killed PostgreSQL leaves its file behind, and another
 * program may have its process id by then.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  // Lines: id, folder, start, port, socket folder, address, shared memory, status.
  const text = await readFile(pidFile(data), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (worksIn(pid, data) === false) return undefined;
  return { pid, port: Number(lines[3]) || 0, status: lines[7] ?? 'starting' };
}

/**
 * Removes a killed server's file. PostgreSQL does so too, but refuses to start if another program
 * has the process id. Does nothing while a server runs.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  if (!(await findPostmaster(data))) await rm(pidFile(data), { force: true });
}
