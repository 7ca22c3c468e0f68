import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';

/** True if a process with this id exists, whoever owns it. */
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

/**
 * Tells one run of a process from another that was given the same id later, after a reboot or in a
 * restarted container. Undefined where the system doesn't say.
 */
export function startOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22 is the start in ticks; the second field may hold spaces, so count from its end.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

/**
 * True if the process works in this folder, as a PostgreSQL server does in its data folder; false
 * if it is another program that was given the same id. Undefined where the system doesn't say.
 */
export function worksIn(pid: number, folder: string): boolean | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux')
    return ask('ps', ['-o', 'command=', '-p', String(pid)])?.includes(folder);
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    // Not readable for us, so it isn't ours.
    return false;
  }
}
