import { setTimeout as delay } from 'node:timers/promises';
import type { OperatorEnv } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { isPortFree, waitForPort } from '../port.ts';
import type { DataDir } from './data-dir.ts';
import { type Lock, type LockHolder, takeLock } from './lock.ts';

/** A killed supervisor's app may need this long to notice and to finish its last answers. */
const LAST_RUN_MS = 35_000;

/** How long a run that is told to stop may take until it knows; npm is gone before it. */
const UNTIL_IT_KNOWS_MS = 1_500;

/**
 * Takes the data folder, or throws an OperatorError that says who has it. Waits for a run that is
 * just stopping: `npm start` may be repeated faster than everything is put away.
 */
export async function claimDataDir(
  dataDir: DataDir,
  env: OperatorEnv,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Lock> {
  const since = performance.now();
  let waiting = false;
  for (;;) {
    const attempt = await takeLock(dataDir.lock, { port: env.port, url: env.siteUrl });
    if ('lock' in attempt) return attempt.lock;
    const { stopping } = attempt.heldBy;
    if (stopping && !waiting) onWait();
    waiting ||= stopping === true;
    const patience = stopping ? LAST_RUN_MS : UNTIL_IT_KNOWS_MS;
    if (performance.now() - since > patience) throw dataDirTaken(dataDir, attempt.heldBy);
    await delay(200, undefined, { signal });
  }
}

function dataDirTaken(dataDir: DataDir, { pid, url }: LockHolder): OperatorError {
  return new OperatorError(
    `The site runs already with the data folder ${dataDir.root}\n` +
      `(process ${pid}${url ? `, ${url}` : ''}).\n` +
      'Stop it first, or start another one with a PORT and a DATA_DIR of its own.',
  );
}

function portTaken(port: number): OperatorError {
  const other = port === 65535 ? port - 1 : port + 1;
  return new OperatorError(
    `Port ${port} is in use by another program.\n` +
      `Stop that program, or choose another port: PORT=${other} npm start`,
  );
}

/**
 * Makes sure that the site will get its port before any work is put into the start. After a crash
 * it waits a while, because then it may be our own last run that is still letting go.
 */
export async function claimPort(
  env: OperatorEnv,
  afterCrash: boolean,
  onWait: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { port, bindAddress } = env;
  try {
    if (await isPortFree(port, bindAddress)) return;
    if (!afterCrash) throw portTaken(port);
    onWait();
    if (!(await waitForPort(port, bindAddress, LAST_RUN_MS, signal))) throw portTaken(port);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, env);
  }
}

function explain(error: NodeJS.ErrnoException, { port, bindAddress }: OperatorEnv): Error {
  if (error.code === 'EACCES') {
    return new OperatorError(
      `This user may not open port ${port}. Choose one above 1023, such as PORT=3000.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new OperatorError(`BIND_ADDRESS ${bindAddress} is not an address of this machine.`);
  }
  return error;
}
