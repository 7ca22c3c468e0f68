import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitUntil } from '../../support/wait-until.ts';

const fixture = path.join(import.meta.dirname, 'fixtures/wait-for-stop.ts');
const ENDLESS = '1000000000';
let folder: string;
let file: string;
let pid = 0;

async function heard(): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.trim().split('\n').filter(Boolean);
  pid = Number(lines[0]?.split(' ')[1] ?? 0);
  return lines.map((line) => line.split(' ')[0] ?? '');
}

const hear = (count: number) => waitUntil(async () => (await heard()).length === count);

async function start(command: string, args: string[]): Promise<ChildProcess> {
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const child = spawn(command, args, { env, stdio: 'ignore' });
  await hear(1);
  return child;
}

beforeEach(async () => {
  folder = await makeTempDir('signals');
  file = path.join(folder, 'heard');
});
afterEach(async () => {
  if (pid) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('tells a restart from a stop', async () => {
  const child = await start(process.execPath, [fixture, file, ENDLESS]);
  child.kill('SIGUSR2');
  await hear(2);
  child.kill('SIGTERM');
  await hear(3);
  expect(await heard()).toEqual(['listening', 'restart', 'stop']);
});

describe('a stop request', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is received as %s', async (signal) => {
    const child = await start(process.execPath, [fixture, file, ENDLESS]);
    child.kill(signal);
    await hear(2);
    expect(await heard()).toEqual(['listening', 'stop']);
  });

  it('counts once when npm repeats the terminal’s signal', async () => {
    const child = await start(process.execPath, [fixture, file, ENDLESS]);
    child.kill('SIGINT');
    await hear(2);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    // A forcing signal would come before this final one.
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await heard()).toEqual(['listening', 'stop']);
    pid = 0;
  });

  it('is forced when repeated later', async () => {
    const child = await start(process.execPath, [fixture, file, '0']);
    child.kill('SIGINT');
    await hear(2);
    child.kill('SIGINT');
    await hear(3);
    expect(await heard()).toEqual(['listening', 'stop', 'force']);
  });

  it('is detected when npm’s shell dies without a signal', async () => {
    const script = `"${process.execPath}" "${fixture}" "${file}" ${ENDLESS}; true`;
    const shell = await start('/bin/sh', ['-c', script]);
    shell.kill('SIGTERM');
    await hear(2);
    expect(await heard()).toEqual(['listening', 'stop']);
  });
});
