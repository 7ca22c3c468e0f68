import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printPage } from '@/platform/pdf/print-page';
import { testSecrets } from '../../support/database-server';
import { findBrowser } from '../../support/find-browser';
import { makeTempDir } from '../../support/temp-dir';

const servers: Server[] = [];
let folder: string;
let asked: string[];
let elsewhere: string;

/** A server on loopback with one page for every request. */
async function serve(page: () => string, note: (url: string) => void): Promise<number> {
  const server = createServer((request, response) => {
    note(request.url ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  folder = await makeTempDir('browser');
  asked = [];
  const other = await serve(
    () => '',
    (url) => asked.push(`elsewhere ${url}`),
  );
  elsewhere = `http://127.0.0.1:${other}`;
  const port = await serve(
    () =>
      `<!doctype html><title>Proposal</title><meta http-equiv="refresh" content="0;url=/cms">
       <link rel="stylesheet" href="${elsewhere}/style.css"><img src="${elsewhere}/picture.png">
       <img src="/own.png"><iframe src="/cms/account"></iframe><iframe src="${elsewhere}/"></iframe>
       <p>One page of ours`,
    (url) => asked.push(url),
  );
  Object.assign(process.env, {
    ...testSecrets,
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    PORT: String(port),
    BIND_ADDRESS: '127.0.0.1',
    SITE_URL: 'https://www.agency.example',
  });
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true, force: true });
});

/** A browser that records its arguments and refuses its sandbox, like on many servers. */
async function refusingBrowser(
  says: string,
): Promise<{ program: string; starts: () => Promise<string[]> }> {
  const program = path.join(folder, 'browser');
  const log = path.join(folder, 'starts');
  const real = await findBrowser();
  await writeFile(
    program,
    `#!/bin/sh
case " $* " in
  *" --no-sandbox "*) echo without >> '${log}'; exec '${real}' "$@" ;;
  *) echo within >> '${log}'; echo '${says}' >&2; exit 1 ;;
esac
`,
  );
  await chmod(program, 0o755);
  return { program, starts: async () => (await readFile(log, 'utf8')).trim().split('\n') };
}

it('tries the sandbox once, reports its absence, and prints without it', async () => {
  const { program, starts } = await refusingBrowser(
    '[1:1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox!',
  );
  const told: string[] = [];
  for (const _ of [1, 2]) {
    const file = await printPage(program, '/proposals/one?with=2', (text) => told.push(text));
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    // The page itself, not an error in its place after the refused refresh.
    expect(file.toString('latin1')).toContain('/Title (Proposal)');
  }
  expect(await starts()).toEqual(['within', 'without', 'without']);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('Run the site as an ordinary user');
});

it('requests the page and its files, and reaches nothing else', async () => {
  asked = [];
  await printPage(await findBrowser(), '/proposals/one?with=2', () => {});
  expect(asked.sort()).toEqual(['/own.png', '/proposals/one?with=2']);
});

it('keeps the sandbox when a browser fails for another reason', async () => {
  const program = path.join(folder, 'broken');
  const log = path.join(folder, 'broken-starts');
  await writeFile(program, `#!/bin/sh\necho start >> '${log}'\necho 'out of memory' >&2\nexit 1\n`);
  await chmod(program, 0o755);
  const told: string[] = [];
  await expect(printPage(program, '/', (text) => told.push(text))).rejects.toThrow();
  expect((await readFile(log, 'utf8')).trim()).toBe('start');
  expect(told).toEqual([]);
});
