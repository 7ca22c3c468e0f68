import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, worksIn } from '../process-identity.ts';

/** What `postmaster.pid` says about a server that runs. */
export type Postmaster = {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | string;
};

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}

/**
 * The server that runs on this cluster, if one does. PostgreSQL leaves its file behind when it is
 * killed, and by then the id may belong to another program.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  // Its lines, in order: id, folder, start, port, socket folder, address, shared memory, status.
  const text = await readFile(pidFile(data), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (worksIn(pid, data) === false) return undefined;
  return { pid, port: Number(lines[3]) || 0, status: lines[7] ?? 'starting' };
}

/**
 * Removes what a killed server left behind. PostgreSQL does so by itself unless another program
 * got the same process id; then it refuses to start. Does nothing while a server runs.
 */
export async function removeStalePidFile(data: string): Promise<void> {
  if (!(await findPostmaster(data))) await rm(pidFile(data), { force: true });
}
