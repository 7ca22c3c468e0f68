import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOf } from '../../../src/platform/process-identity.ts';
import { identify, readLockHolder, takeLock } from '../../../src/platform/supervisor/lock.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const fixture = path.join(import.meta.dirname, 'fixtures/hold-lock.ts');
let folder: string;
let file: string;
let children: ChildProcess[] = [];

async function holdInChild(): Promise<{ child: ChildProcess; said: string }> {
  const child = fork(fixture, [file], { execArgv: [] });
  children.push(child);
  const [said] = await once(child, 'message');
  return { child, said };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeEach(async () => {
  folder = await makeTempDir('lock');
  file = path.join(folder, 'supervisor.lock');
});
afterEach(async () => {
  await Promise.all(children.map(end));
  children = [];
  await rm(folder, { recursive: true, force: true });
});

describe('the lock of a data folder', () => {
  it('is held by one process, and names it', async () => {
    const { child } = await holdInChild();
    expect(await takeLock(file)).toMatchObject({ heldBy: { pid: child.pid, port: 1234 } });
    expect(await readLockHolder(file)).toMatchObject({ pid: child.pid });
  });

  it('is readable by its owner only and leaves no other files', async () => {
    const attempt = await takeLock(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['supervisor.lock']);
    if ('lock' in attempt) attempt.lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when its holder was killed', async () => {
    const { child } = await holdInChild();
    await end(child);
    expect(await readLockHolder(file)).toBeUndefined();
    expect(await takeLock(file)).toMatchObject({ lock: { wasAbandoned: true } });
  });

  it('is taken over when another process has the holder’s id', async () => {
    await writeFile(file, JSON.stringify({ pid: process.ppid, start: 'another boot 123' }));
    expect(startOf(process.ppid)).toBeDefined();
    expect(await takeLock(file)).toMatchObject({ lock: { wasAbandoned: true } });
  });

  it('is taken over when the file is invalid', async () => {
    await writeFile(file, 'half a sen');
    expect(await takeLock(file)).toMatchObject({ lock: { wasAbandoned: true } });
  });

  it('names the killed holder’s processes that still run', async () => {
    const { child } = await holdInChild();
    const apps = [identify(process.ppid), { pid: process.pid, start: 'another boot 123' }];
    const holder = JSON.parse(await readFile(file, 'utf8'));
    await end(child);
    await writeFile(file, JSON.stringify({ ...holder, apps }));
    expect(await takeLock(file)).toMatchObject({ lock: { orphans: [identify(process.ppid)] } });
  });

  it('is not taken over from the same process', async () => {
    await takeLock(file);
    expect(await takeLock(file)).toMatchObject({ heldBy: { pid: process.pid } });
  });

  it('is taken over by exactly one of several starts', async () => {
    const dead = await holdInChild();
    await end(dead.child);
    const said = (await Promise.all(Array.from({ length: 6 }, holdInChild))).map((it) => it.said);
    expect(said.filter((text) => text === 'taken')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['supervisor.lock']);
  });

  it('is taken over when a start died while taking it over', async () => {
    const [dead, died] = [await holdInChild(), await holdInChild()];
    await end(dead.child);
    const text = await readFile(file, 'utf8');
    const generation = createHash('sha256').update(text).digest('hex').slice(0, 16);
    await end(died.child);
    await writeFile(`${file}.${generation}.0`, JSON.stringify({ pid: died.child.pid, start: 'x' }));
    expect(await takeLock(file)).toMatchObject({ lock: { wasAbandoned: true } });
    expect(await readdir(folder)).toEqual(['supervisor.lock']);
  });

  it('shows that its holder is stopping, and only its holder releases it', async () => {
    const attempt = await takeLock(file);
    if (!('lock' in attempt)) throw new Error('nobody else should hold it');
    attempt.lock.note({ stopping: true });
    expect(await readLockHolder(file)).toMatchObject({ pid: process.pid, stopping: true });
    const others = JSON.stringify({ pid: process.ppid, start: startOf(process.ppid) });
    await writeFile(file, others);
    attempt.lock.release();
    expect(await readFile(file, 'utf8')).toBe(others);
  });
});
