import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time that a process has used since its start. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Processes with this text in their command line and this setting in their environment. */
export function findProcesses(command: string, setting: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(command)) return false;
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(setting);
    } catch {
      // The process has ended, or belongs to another user.
      return false;
    }
  });
}

export interface Served {
  perSecond: number;
  p99Ms: number;
  /** Milliseconds of processor time for each answer. */
  cpuMs: number;
}

const unitMs = { us: 0.001, ms: 1, s: 1000 } as const;

/** Asks for a page over 16 connections with brotli, as `wrk` does. */
export async function load(url: string, pid: number, seconds: number): Promise<Served> {
  const before = processorTime(pid);
  const { stdout } = await run('wrk', [
    ...['-t1', '-c16', `-d${seconds}`, '--latency'],
    ...['-H', 'accept-encoding: br', url],
  ]);
  const used = processorTime(pid) - before;
  const [, slowest = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const [, answers = ''] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, perSecond = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (/Non-2xx/.test(stdout) || !answers) throw new Error(`${url} failed:\n${stdout}`);
  return {
    perSecond: Number(perSecond),
    p99Ms: Number(slowest) * unitMs[unit as keyof typeof unitMs],
    cpuMs: used / Number(answers),
  };
}
