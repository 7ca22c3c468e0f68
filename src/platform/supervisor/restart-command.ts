import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError, tellOperator } from '../operator-error.ts';
import { describeDataDir } from './data-dir.ts';
import { readLockHolder } from './lock.ts';
import { loadSettings, projectRoot } from './settings.ts';

/** What the command tells the supervisor: where the version to run is. */
type RestartRequest = { id: string; root?: string };

/** A signal without a file, from `kill -USR2`, restarts the running version. */
export async function readRestart(file: string): Promise<RestartRequest> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { id: '' } : (JSON.parse(text) as RestartRequest);
}

/** `npm run restart`: the running site continues with the version in this folder. */
export function runRestart(): Promise<number> {
  return tellOperator(async () => {
    const dataDir = describeDataDir(loadSettings().env.dataDir);
    const id = crypto.randomUUID();
    let holder = await readLockHolder(dataDir.lock);
    if (!holder || holder.stopping) {
      throw new OperatorError(
        `No site runs with the data folder ${dataDir.root}. Start it: npm start`,
      );
    }
    const request: RestartRequest = { id, root: projectRoot };
    await writeFile(dataDir.restart, JSON.stringify(request), { mode: 0o600 });
    process.kill(holder.pid, 'SIGUSR2');
    while (holder && holder.restarted?.id !== id) {
      await delay(200);
      holder = await readLockHolder(dataDir.lock);
    }
    if (!holder) throw new OperatorError('The site was stopped during the restart.');
    if (holder.restarted?.problem) throw new OperatorError(holder.restarted.problem);
    console.log('The site now runs the version in this folder.');
    return 0;
  });
}
