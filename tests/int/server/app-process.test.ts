import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '../../../src/platform/process-identity.ts';
import { type AppProcess, superviseApp } from '../../../src/platform/supervisor/app-process.ts';
import { startNode } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitUntil } from '../../support/wait-until.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const hasty = { firstDelayMs: 1, longestDelayMs: 4, attempts: 3 };
let folder: string;
let file: string;
let told: string[];
let ready: number;
let app: AppProcess | undefined;

function supervise(behaviour: string, stopLimitMs?: number): AppProcess {
  app = superviseApp({
    args: [path.join(fixtures, 'stub-app.ts'), file, behaviour],
    cwd: folder,
    env: process.env,
    tell: (text) => told.push(text),
    onReady: () => {
      ready += 1;
    },
    backOff: hasty,
    stopLimitMs,
  });
  return app;
}

/** The stub's reports as `[what, pid]`. */
async function reports(): Promise<[string, number][]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]);
}

const lastPid = async () => (await reports()).at(-1)?.[1] ?? 0;

beforeEach(async () => {
  folder = await makeTempDir('app');
  file = path.join(folder, 'reports');
  told = [];
  ready = 0;
});
afterEach(async () => {
  app?.kill();
  await app?.stop();
  app = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe('the app’s process', () => {
  it('stops on request without leftovers', async () => {
    const stub = supervise('serve');
    await waitUntil(() => stub.isReady());
    await stub.stop();
    expect((await reports()).map(([what]) => what)).toEqual(['started', 'told']);
    expect(isAlive(await lastPid())).toBe(false);
    await expect(stub.done).resolves.toBeUndefined();
  });

  it('restarts each time it is killed', async () => {
    const stub = supervise('serve');
    for (const round of [1, 2, 3, 4, 5]) {
      await waitUntil(() => ready === round && stub.isReady());
      process.kill(await lastPid(), 'SIGKILL');
      await waitUntil(() => told.length === round);
    }
    await waitUntil(() => ready === 6);
    expect(told[0]).toContain('stopped unexpectedly (signal SIGKILL)');
  });

  it('is given up with a reason when it never becomes ready', async () => {
    const stub = supervise('crash');
    await expect(stub.done).rejects.toThrow('stopped 3 times before it was ready (code 3)');
    expect(await reports()).toHaveLength(3);
    expect(ready).toBe(0);
  });

  it('is killed when it does not stop', async () => {
    const stub = supervise('stubborn', 1);
    await waitUntil(() => stub.isReady());
    const pid = await lastPid();
    await stub.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('does not receive the terminal’s Ctrl-C: it has its own process group', async () => {
    const stub = supervise('serve');
    await waitUntil(() => stub.isReady());
    const stat = await readFile(`/proc/${await lastPid()}/stat`, 'utf8').catch(() => undefined);
    if (stat === undefined) return;
    const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
    expect(group).toBe(await lastPid());
  });

  it('ends itself when its supervisor is killed', async () => {
    const supervisor = startNode([path.join(fixtures, 'supervise-stub.ts'), file]);
    await once(supervisor.child, 'message');
    const pid = await lastPid();
    supervisor.child.kill('SIGKILL');
    await waitUntil(async () => (await reports()).some(([what]) => what === 'orphaned'));
    await waitUntil(() => !isAlive(pid));
  });
});
