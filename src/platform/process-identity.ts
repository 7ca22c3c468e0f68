import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';

/** True if a process with this id exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ask(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Tells processes with a reused id apart; undefined where the system does not say. */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 is the start in ticks. The second field may contain spaces, so fields are counted
    // after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

/** True if the process works in the folder; undefined where the system does not say. */
export function worksIn(pid: number, folder: string): boolean | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux')
    return ask('ps', ['-o', 'command=', '-p', String(pid)])?.includes(folder);
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    // An unreadable process belongs to another user, so it is not ours.
    return false;
  }
}
