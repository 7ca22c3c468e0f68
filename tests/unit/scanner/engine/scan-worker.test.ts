import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createScanWorker, type ScanWorker } from '@/scanner/engine/scan-worker';
import { makeTempDir } from '../../../support/temp-dir';

const url = 'https://shop.example/';

function document(html: string) {
  return { url, contentType: 'text/html', bytes: new TextEncoder().encode(html) };
}

const bombs = {
  '200,000 nested elements': '<div>'.repeat(200_000),
  '2 MB of attributes': `<p ${Array.from({ length: 180_000 }, (_, index) => `a${index}=1`).join(' ')}>`,
  '100,000 links': Array.from({ length: 100_000 }, (_, index) => `<a href=/${index}>c</a>`).join(
    '',
  ),
};

/** Each paragraph repeats all unclosed bold elements of the first one. */
const swelling = `<p>${Array.from({ length: 3000 }, (_, index) => `<b a=${index}>`).join('')}</p>${'<p>x</p>'.repeat(100_000)}`;

/** Counts turns of this thread’s event loop during the work. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await work.catch(() => {});
  clearInterval(timer);
  return turns;
}

/** A program in place of the scanner’s, removed after its test. */
async function writeProgram(source: string): Promise<string> {
  const folder = await makeTempDir('scan-worker');
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, source);
  return file;
}

describe('the scanner’s process', () => {
  let worker: ScanWorker;
  beforeAll(() => {
    worker = createScanWorker({ limits: { cpuMs: 60_000, memoryMb: 256 } });
  });
  afterAll(() => worker.close());

  it('surveys a page', async () => {
    const read = await worker.run('survey', document('<a href="/contact">Contact</a>'));
    expect(read).toMatchObject({ state: 'done', answer: { links: [`${url}contact`] } });
  });

  it('runs several jobs in order', async () => {
    const read = await Promise.all(
      ['/a', '/b', '/c'].map((path) => worker.run('survey', document(`<a href="${path}">x</a>`))),
    );
    expect(read).toMatchObject(
      ['a', 'b', 'c'].map((path) => ({ answer: { links: [url + path] } })),
    );
  });

  it.each(Object.entries(bombs))('reads %s without blocking this thread', async (_, html) => {
    const work = worker.run('survey', document(html));
    expect(await turnsDuring(work)).toBeGreaterThan(10);
    const read = await work;
    expect(read.state).toBe('done');
    if (read.state === 'done') expect(read.answer.links.length).toBeLessThanOrEqual(10);
  });
});

describe('a page beyond the limits', () => {
  it('ends its process at the memory limit, and the next page has a new one', async () => {
    const worker = createScanWorker({ limits: { cpuMs: 300_000, memoryMb: 32 } });
    const work = worker.run('survey', document(swelling));
    expect(await turnsDuring(work)).toBeGreaterThan(10);
    expect(await work).toEqual({ state: 'ended', because: 'memory' });
    expect(await worker.run('survey', document('<p>Hello'))).toMatchObject({ state: 'done' });
    await worker.close();
  });

  it('ends its process at the time limit', async () => {
    const worker = createScanWorker({ limits: { cpuMs: 1, memoryMb: 1024 } });
    const work = worker.run('survey', document(swelling));
    expect(await work).toEqual({ state: 'ended', because: 'time' });
    await worker.close();
  });
});

describe('a process that gets little of the processor', () => {
  it('is not ended: it is limited in its own time', async () => {
    // It waits three times as long as it may compute.
    const file = await writeProgram(
      `const cell = new Int32Array(new SharedArrayBuffer(4));
      process.on('message', () => {
        Atomics.wait(cell, 0, 0, 600);
        process.send({ state: 'done', answer: 'read' });
      });
      process.send({ state: 'ready' });`,
    );
    const worker = createScanWorker({ file, limits: { cpuMs: 200, memoryMb: 64 } });
    expect(await worker.run('survey', document(''))).toEqual({ state: 'done', answer: 'read' });
    await worker.close();
  });
});

describe('a process that crashes', () => {
  it('between two jobs is replaced unnoticed', async () => {
    const file = await writeProgram(
      `process.on('message', () => process.send({ state: 'done', answer: process.pid }));
      process.send({ state: 'ready' });`,
    );
    const worker = createScanWorker({ file });
    const pidOf = async () => {
      const read = await worker.run('survey', document(''));
      return Number(read.state === 'done' && read.answer);
    };
    const first = await pidOf();
    process.kill(first, 'SIGKILL');
    // As the system does when memory is short; a process that is gone takes no signal.
    await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), 60_000);
    expect(await pidOf()).not.toBe(first);
    await worker.close();
  });

  it('ends its job alone, and the next page has a new one', async () => {
    // As a fault of V8 itself does: no handler in the process could catch it.
    const file = await writeProgram(
      `process.on('message', () => process.kill(process.pid, 'SIGTRAP'));
      process.send({ state: 'ready' });`,
    );
    const worker = createScanWorker({ file });
    for (const _ of ['first', 'next']) {
      await expect(worker.run('survey', document(''))).rejects.toThrow(
        expect.objectContaining({
          cause: expect.objectContaining({ message: expect.stringContaining('SIGTRAP') }),
        }),
      );
    }
    await worker.close();
  });
});

describe('a missing process', () => {
  it('rejects when its file is missing', async () => {
    const worker = createScanWorker({ file: '/nowhere/process-main.ts' });
    await expect(worker.run('survey', document(''))).rejects.toThrow('could not be read');
    await worker.close();
  });

  it('rejects once closed, even during a job', async () => {
    const worker = createScanWorker({ limits: { cpuMs: 300_000, memoryMb: 1024 } });
    const work = worker.run('survey', document(swelling));
    await setImmediate();
    const failure = expect(work).rejects.toThrow('could not be read');
    await worker.close();
    await failure;
    await expect(worker.run('survey', document(''))).rejects.toThrow('closed');
  });
});
