import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../src/platform/port.ts';
import { runCommand, startNode } from '../../support/run-node.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

let folder: string;
let env: Record<string, string>;
let other: Server | undefined;

beforeAll(async () => {
  folder = await makeTempDir('refusals');
  env = { DATA_DIR: path.join(folder, '.data'), PORT: '1' };
});
afterEach(() => other?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function takePort(host?: string): Promise<number> {
  other = createServer().listen(0, host);
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

describe('an impossible start', () => {
  it.each([undefined, '127.0.0.1'])(
    'is reported before any work when the port is taken on %s',
    async (host) => {
      const port = await takePort(host);
      const { code, output } = await runCommand(['start'], { ...env, PORT: String(port) });
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port} is in use by another program`);
      expect(output).toContain('PORT=');
      expect(output).not.toContain('PostgreSQL');
      expect(output).not.toMatch(/^\s+at /m);
    },
  );

  it('names the process that holds the data folder', async () => {
    const lock = path.join(folder, '.data', 'supervisor.lock');
    const holder = startNode(['tests/int/server/fixtures/hold-lock.ts', lock]);
    await once(holder.child, 'message');
    const { code, output } = await runCommand(['start'], env);
    holder.child.kill('SIGKILL');
    await holder.finished;
    expect(code).toBe(1);
    expect(output).toContain(`process ${holder.child.pid}, http://localhost:1234`);
  });

  it('names all faulty variables, without their values', async () => {
    const wrong = { ...env, PORT: 'x', SITE_URL: 'example.com', PAYLOAD_SECRET: 'n0t-l0ng' };
    const { code, output } = await runCommand(['start'], wrong);
    expect(code).toBe(1);
    for (const name of ['PORT', 'SITE_URL', 'PAYLOAD_SECRET']) expect(output).toContain(name);
    expect(output).not.toContain('n0t-l0ng');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('names the fault of DATABASE_URL without its password', async () => {
    const url = `postgresql://site:wr0ng@127.0.0.1:${inject('testServer').port}/site`;
    const PORT = String(await findFreePort());
    const { code, output } = await runCommand(['start'], { ...env, PORT, DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output).toContain('it does not accept the user or the password');
    expect(output).not.toContain('wr0ng');
  });

  it('reports an unusable data folder', async () => {
    const { code, output } = await runCommand(['start'], { ...env, DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(output).toContain('/dev/null/data can’t be used');
  });
});
