import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, worksIn } from '../process-identity.ts';

export type Postmaster = {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping' | 'standby' | string;
};

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}

/** The cluster's running server. A killed one leaves its file, maybe with a reused process id. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  // Lines: id, folder, start, port, socket folder, address, shared memory, status.
  const text = await readFile(pidFile(data), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (worksIn(pid, data) === false) return undefined;
  return { pid, port: Number(lines[3]) || 0, status: lines[7] ?? 'starting' };
}

/** PostgreSQL refuses to start if another program has the process id of a stale file. */
export async function removeStalePidFile(data: string): Promise<void> {
  if (!(await findPostmaster(data))) await rm(pidFile(data), { force: true });
}
