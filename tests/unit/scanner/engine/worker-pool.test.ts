import { describe, expect, it } from 'vitest';
import { createWorkerPool } from '@/scanner/engine/run-scan';
import type { ScanWorker } from '@/scanner/engine/scan-worker';

function start(mostIdle = 1) {
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
  return { made, pool: createWorkerPool({ create, mostIdle }) };
}

const nothing = async () => {};

describe('worker threads', () => {
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

  it('serve one scan at a time, and a limited number stays idle', async () => {
    const { made, pool } = start(1);
    await pool.use(() => pool.use(() => pool.use(nothing)));
    expect(made.filter(({ isClosed }) => isClosed)).toHaveLength(2);
    await pool.use(nothing);
    expect(made).toHaveLength(3);
  });

  it('are ended when the scan fails', async () => {
    const { made, pool } = start();
    await expect(pool.use(() => Promise.reject(new Error('Stopped')))).rejects.toThrow('Stopped');
    expect(made.map(({ isClosed }) => isClosed)).toEqual([true]);
    await pool.use(nothing);
    expect(made).toHaveLength(2);
  });
});
