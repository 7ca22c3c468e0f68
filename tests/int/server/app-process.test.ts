import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type BoundSocket,
  bindSocket,
  findFreePort,
  isPortFree,
} from '../../../src/platform/port.ts';
import { isAlive } from '../../../src/platform/process-identity.ts';
import {
  type AppOptions,
  type AppProcess,
  superviseApp,
} from '../../../src/platform/supervisor/app-process.ts';
import { startNode } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitUntil } from '../../support/wait-until.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const hasty = { firstDelayMs: 1, longestDelayMs: 4, attempts: 3 };
let folder: string;
let file: string;
let told: string[];
let ready: number;
let behaviour: string;
let socket: BoundSocket | undefined;
let app: AppProcess | undefined;

function supervise(first: string, more: Partial<AppOptions> = {}): AppProcess {
  behaviour = first;
  app = superviseApp({
    launch: () => ({
      args: [path.join(fixtures, 'stub-app.ts'), file, behaviour],
      cwd: folder,
      env: process.env,
    }),
    tell: (text) => told.push(text),
    onReady: () => {
      ready += 1;
    },
    backOff: hasty,
    ...more,
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

const lastPidOf = async (what: string) =>
  (await reports()).findLast(([each]) => each === what)?.[1] ?? 0;
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
  socket?.close();
  socket = undefined;
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
    const stub = supervise('stubborn', { stopLimitMs: 1 });
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

  it('answers on when its supervisor is killed', async () => {
    const supervisor = startNode([path.join(fixtures, 'supervise-stub.ts'), file]);
    await once(supervisor.child, 'message');
    const pid = await lastPid();
    supervisor.child.kill('SIGKILL');
    await waitUntil(async () => (await reports()).some(([what]) => what === 'orphaned'));
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGTERM');
    await waitUntil(() => !isAlive(pid));
  });

  it('is killed and started again when it no longer answers', async () => {
    const stub = supervise('serve', { askEveryMs: 20 });
    await waitUntil(() => stub.isReady());
    const hung = await lastPid();
    process.kill(hung, 'SIGSTOP');
    await waitUntil(() => ready === 2);
    expect(isAlive(hung)).toBe(false);
    expect(told[0]).toContain('has not answered');
    // One that answers stays.
    expect(await stub.ask('alive')).toBe(true);
  });
});

/** Visitors who each open a connection, one after the other, until they are told to leave. */
function visit(port: number) {
  const seen = new Map<string, number>();
  let isOver = false;
  const visitOnce = () =>
    new Promise<void>((resolve) => {
      const count = (what: string) => {
        seen.set(what, (seen.get(what) ?? 0) + 1);
        resolve();
      };
      get({ port, agent: false }, async (response) => count(await text(response))).on(
        'error',
        (error: NodeJS.ErrnoException) => count(String(error.code)),
      );
    });
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) await visitOnce();
  });
  return {
    answersOf: (pid: number) => seen.get(String(pid)) ?? 0,
    async leave() {
      isOver = true;
      await Promise.all(visitors);
      return [...seen.keys()].filter((what) => !/^\d+$/.test(what));
    },
  };
}

describe('the app’s socket', () => {
  async function open() {
    const port = await findFreePort();
    socket = await bindSocket(port);
    if (!socket) throw new Error('This system cannot hand a socket over.');
    return port;
  }

  it('refuses no connection while one process replaces another', async () => {
    const port = await open();
    const stub = supervise('serve', { socket: socket?.fd });
    await waitUntil(() => stub.isReady());
    const visitors = visit(port);
    for (let round = 1; round <= 3; round += 1) {
      const old = await lastPid();
      await waitUntil(() => visitors.answersOf(old) > 20);
      await stub.replace();
      expect(isAlive(old)).toBe(false);
      const next = await lastPidOf('started');
      await waitUntil(() => visitors.answersOf(next) > 20);
    }
    expect(await visitors.leave()).toEqual([]);
  });

  it('lets the old process answer until the new one is ready', async () => {
    const port = await open();
    const stub = supervise('serve', { socket: socket?.fd });
    await waitUntil(() => stub.isReady());
    const old = await lastPid();
    behaviour = 'held';
    const replaced = stub.replace();
    await waitUntil(async () => (await reports()).length === 2);
    const next = await lastPid();
    const visitors = visit(port);
    await waitUntil(() => visitors.answersOf(old) > 20);
    expect(visitors.answersOf(next)).toBe(0);
    await writeFile(`${file}.go`, '');
    await replaced;
    await waitUntil(() => visitors.answersOf(next) > 0);
    expect(await visitors.leave()).toEqual([]);
  });

  it('keeps connections waiting while no process runs', async () => {
    const port = await open();
    const stub = supervise('serve', { socket: socket?.fd });
    await waitUntil(() => stub.isReady());
    process.kill(await lastPid(), 'SIGKILL');
    await waitUntil(() => !stub.isReady());
    const visitors = visit(port);
    await waitUntil(() => ready === 2);
    const next = await lastPidOf('started');
    await waitUntil(() => visitors.answersOf(next) > 0);
    expect(await visitors.leave()).toEqual([]);
  });

  it('stays with the old process when the new one does not start', async () => {
    const port = await open();
    const stub = supervise('serve', { socket: socket?.fd });
    await waitUntil(() => stub.isReady());
    const old = await lastPid();
    behaviour = 'crash';
    await expect(stub.replace()).rejects.toThrow('the old one stays');
    const visitors = visit(port);
    await waitUntil(() => visitors.answersOf(old) > 0);
    expect(await visitors.leave()).toEqual([]);
  });

  it('can be opened beside the one of a killed supervisor, by no other program', async () => {
    const port = await open();
    const first = supervise('serve', { socket: socket?.fd });
    await waitUntil(() => first.isReady());
    expect(await isPortFree(port)).toBe(false);
    const beside = await bindSocket(port);
    const second = superviseApp({
      launch: () => ({
        args: [path.join(fixtures, 'stub-app.ts'), file, 'serve'],
        cwd: folder,
        env: process.env,
      }),
      socket: beside?.fd,
      tell: () => {},
      onReady: () => {},
    });
    await waitUntil(() => second.isReady());
    await first.stop();
    socket?.close();
    socket = undefined;
    const visitors = visit(port);
    const next = await lastPidOf('started');
    await waitUntil(() => visitors.answersOf(next) > 0);
    expect(await visitors.leave()).toEqual([]);
    await second.stop();
    beside?.close();
  });
});
