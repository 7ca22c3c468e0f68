import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAlive, startOf } from '../process-identity.ts';

/** Who uses a data folder, as written in its lock file. */
export type LockHolder = {
  pid: number;
  start?: string;
  url?: string;
  port?: number;
  /** It lets go soon, so a new start may wait for it. */
  stopping?: boolean;
};

export type Lock = {
  /** True if the previous holder died without letting go, so that its processes may still stop. */
  wasAbandoned: boolean;
  markStopping(): void;
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

/** A process id alone proves little: ids are used again after a reboot or in a new container. */
function isStillThere(holder: LockHolder): boolean {
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

/** Who holds the data folder right now, or undefined if nobody does. */
export async function readLockHolder(file: string): Promise<LockHolder | undefined> {
  const holder = parseHolder((await readLock(file)) ?? '');
  return holder && isStillThere(holder) ? holder : undefined;
}

/**
 * Moves a dead holder's file away. Two starts may do this at once, and the slower one would move
 * the faster one's new lock: it sees that the text is not the one it judged and puts it back.
 */
async function removeAbandoned(file: string, judged: string): Promise<void> {
  const aside = `${file}.${process.pid}.abandoned`;
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readLock(aside);
  if (moved !== undefined && moved !== judged) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

/** Takes the data folder for this process, or says who has it. Never waits. */
export async function takeLock(
  file: string,
  about: { url?: string; port?: number } = {},
): Promise<LockAttempt> {
  const holder: LockHolder = { pid: process.pid, start: startOf(process.pid), ...about };
  const text = JSON.stringify(holder);
  const mine = `${file}.${process.pid}`;
  let wasAbandoned = false;
  await writeFile(mine, text, { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link appears whole or not at all, unlike a file that is created and then written.
        await link(mine, file);
        return { lock: heldLock(file, holder, wasAbandoned) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = await readLock(file);
      if (found === undefined) continue;
      const other = parseHolder(found);
      if (other && isStillThere(other)) return { heldBy: other };
      wasAbandoned = true;
      await removeAbandoned(file, found);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** Synchronous, so that it also works in the last moment of a forced exit. */
function heldLock(file: string, holder: LockHolder, wasAbandoned: boolean): Lock {
  function isOurs(): boolean {
    try {
      const found = parseHolder(readFileSync(file, 'utf8'));
      return found?.pid === holder.pid && found.start === holder.start;
    } catch {
      // Gone, with the folder or by somebody's hand.
      return false;
    }
  }
  return {
    wasAbandoned,
    markStopping() {
      if (!isOurs()) return;
      const changed = `${file}.${process.pid}.stopping`;
      writeFileSync(changed, JSON.stringify({ ...holder, stopping: true }), { mode: 0o600 });
      renameSync(changed, file);
    },
    release() {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}
