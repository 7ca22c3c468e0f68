import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, startOf } from '../process-identity.ts';

export type LockHolder = ProcessIdentity & {
  url?: string;
  port?: number;
  /** The holder is stopping, so a new start may wait for it. */
  stopping?: boolean;
  /** The site's processes, which outlive a killed holder. */
  apps?: ProcessIdentity[];
  /** The last restart that was asked for, with what went wrong. */
  restarted?: { id: string; problem?: string };
};

export type ProcessIdentity = { pid: number; start?: string | undefined };

export function identify(pid: number): ProcessIdentity {
  return { pid, start: startOf(pid) };
}

export type Lock = {
  /** True if the previous holder crashed, so that its processes may still be stopping. */
  wasAbandoned: boolean;
  /** Processes of a killed holder that still run. */
  orphans: ProcessIdentity[];
  /** Writes more about the holder into the file. */
  note(changes: Pick<LockHolder, 'apps' | 'restarted' | 'stopping'>): void;
  release(): void;
};

export type LockAttempt = { lock: Lock } | { heldBy: LockHolder };

function parseHolder(text: string): LockHolder | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    return holder && typeof holder === 'object' && 'pid' in holder && Number.isInteger(holder.pid)
      ? (holder as LockHolder)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A process id is no proof: ids are reused after a reboot or in a new container. */
function isStillThere(holder: ProcessIdentity): boolean {
  if (!isAlive(holder.pid)) return false;
  const start = startOf(holder.pid);
  if (holder.start !== undefined && start !== undefined) return holder.start === start;
  return holder.pid !== process.pid;
}

async function readLock(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The current holder of the data folder, or undefined. */
export async function readLockHolder(file: string): Promise<LockHolder | undefined> {
  const holder = parseHolder((await readLock(file)) ?? '');
  return holder && isStillThere(holder) ? holder : undefined;
}

async function tryLink(existing: string, name: string): Promise<boolean> {
  return link(existing, name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/**
 * Replaces a dead holder's file. Of several starts, the first to create a link named after the
 * file's text may do so, after checking again; if it dies, the next one gets its turn.
 * @returns false when another start was first: the file must be read again
 */
async function inherit(file: string, judged: string, mine: string): Promise<boolean> {
  const generation = createHash('sha256').update(judged).digest('hex').slice(0, 16);
  const claims: string[] = [];
  for (;;) {
    const claim = `${file}.${generation}.${claims.length}`;
    claims.push(claim);
    if (await tryLink(mine, claim)) break;
    const claimant = parseHolder((await readLock(claim)) ?? '');
    if (claimant === undefined || isStillThere(claimant)) return false;
  }
  let isFirst = false;
  try {
    isFirst = (await readLock(file)) === judged;
    if (isFirst) await rename(mine, file);
  } finally {
    // Links of dead starts may be removed only when the file has changed.
    const done = isFirst ? claims : claims.slice(-1);
    for (const claim of done) await rm(claim, { force: true });
  }
  return isFirst;
}

/** Takes the data folder for this process, or returns its holder. Never waits. */
export async function takeLock(
  file: string,
  about: { url?: string; port?: number } = {},
): Promise<LockAttempt> {
  const holder: LockHolder = { pid: process.pid, start: startOf(process.pid), ...about };
  const text = JSON.stringify(holder);
  const mine = `${file}.${process.pid}`;
  let wasAbandoned = false;
  let orphans: ProcessIdentity[] = [];
  await writeFile(mine, text, { mode: 0o600 });
  try {
    for (;;) {
      // A link appears atomically, unlike a file that is created and then written.
      if (await tryLink(mine, file)) return { lock: heldLock(file, holder, wasAbandoned, orphans) };
      const found = await readLock(file);
      if (found === undefined) continue;
      const other = parseHolder(found);
      if (other && isStillThere(other)) return { heldBy: other };
      wasAbandoned = true;
      orphans = (other?.apps ?? []).filter(isStillThere);
      if (await inherit(file, found, mine))
        return { lock: heldLock(file, holder, wasAbandoned, orphans) };
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** Synchronous, for the last moment of a forced exit. */
function heldLock(
  file: string,
  holder: LockHolder,
  wasAbandoned: boolean,
  orphans: ProcessIdentity[],
): Lock {
  function isOurs(): boolean {
    try {
      const found = parseHolder(readFileSync(file, 'utf8'));
      return found?.pid === holder.pid && found.start === holder.start;
    } catch {
      // The file or its folder was deleted.
      return false;
    }
  }
  return {
    wasAbandoned,
    orphans,
    note(changes) {
      Object.assign(holder, changes);
      if (!isOurs()) return;
      const changed = `${file}.${process.pid}.changed`;
      writeFileSync(changed, JSON.stringify(holder), { mode: 0o600 });
      renameSync(changed, file);
    },
    release() {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/** Asks processes to stop, and kills those that still run after the limit. */
export async function endProcesses(all: ProcessIdentity[], limitMs: number): Promise<void> {
  for (const { pid } of all.filter(isStillThere)) process.kill(pid, 'SIGTERM');
  const end = performance.now() + limitMs;
  while (all.some(isStillThere) && performance.now() < end) await delay(100);
  for (const { pid } of all.filter(isStillThere)) process.kill(pid, 'SIGKILL');
}
