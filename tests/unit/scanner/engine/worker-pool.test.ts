import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ScanWorker } from '@/scanner/engine/scan-worker';
import { createWorkerPool, MOST_SCANS_AT_ONCE } from '@/scanner/engine/worker-pool';

function start(most = 2) {
  const made: { worker: ScanWorker; isClosed: boolean }[] = [];
  const create = (): ScanWorker => {
    const entry = {
      isClosed: false,
      worker: {
        run: () => Promise.reject(new Error('Not part of this test.')),
        close: async () => {
          entry.isClosed = true;
        },
      },
    };
    made.push(entry);
    return entry.worker;
  };
  return { made, pool: createWorkerPool({ create, most }) };
}

const nothing = async () => {};

describe('the scanner’s processes', () => {
  it('are reused across scans', async () => {
    const { made, pool } = start();
    const used: ScanWorker[] = [];
    for (const answer of [1, 2, 3]) {
      const result = await pool.use(async (worker) => {
        used.push(worker);
        return answer;
      });
      expect(result).toBe(answer);
    }
    expect(made).toHaveLength(1);
    expect(new Set(used).size).toBe(1);
  });

  it('serve one scan at a time each, further scans wait, and all stay idle', async () => {
    const { made, pool } = start(2);
    let [running, mostRunning] = [0, 0];
    const scan = () =>
      pool.use(async () => {
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await setImmediate();
        running -= 1;
      });
    await Promise.all(Array.from({ length: 6 }, scan));
    expect(mostRunning).toBe(2);
    await Promise.all([scan(), scan()]);
    expect(made.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  });

  it('are as many as the office scans at once', () => {
    const slots = /scans: \{[^}]*slots: (\d+)/.exec(
      readFileSync('src/platform/jobs/run-due-jobs.ts', 'utf8'),
    )?.[1];
    expect(Number(slots)).toBe(MOST_SCANS_AT_ONCE);
  });

  it('are ended when the scan fails', async () => {
    const { made, pool } = start();
    await expect(pool.use(() => Promise.reject(new Error('Stopped')))).rejects.toThrow('Stopped');
    expect(made.map(({ isClosed }) => isClosed)).toEqual([true]);
    await pool.use(nothing);
    expect(made).toHaveLength(2);
  });
});
