import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** Clock ticks. */
  ticks: number;
  /** Those of its children that have ended. */
  endedTicks: number;
}

/** Ticks a second of Linux, on every usual machine. */
const TICKS_A_SECOND = 100;

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces: proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    const [ticks, endedTicks] = [user + system, endedUser + endedSystem];
    return [{ pid, parent: Number(fields[1]), ticks, endedTicks }];
  } catch {
    // It has ended.
    return [];
  }
}

/** Milliseconds of processor time of the processes that this one has started, except some. */
export function readChildrenTime(except: readonly number[]): number | null {
  if (process.platform !== 'linux') return null;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const own = new Set([process.pid]);
  for (const { pid, parent } of all.toSorted((a, b) => a.pid - b.pid)) {
    if (own.has(parent) && !except.includes(pid)) own.add(pid);
  }
  const counted = all.filter(({ pid }) => own.has(pid));
  const ticks = counted.reduce(
    (sum, one) => sum + one.endedTicks + (one.pid === process.pid ? 0 : one.ticks),
    0,
  );
  return ticks * (1000 / TICKS_A_SECOND);
}
