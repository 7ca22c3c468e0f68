import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { adminAccount, ownSite, sites } from './support/site';
import { expect, test } from './support/test';

/** Final checks: playwright.config.ts runs them after all other tests. */

test('the health check reports the site and its database', async ({ request }) => {
  for (const { origin } of sites) {
    expect((await request.get(`${origin}/healthz`)).status()).toBe(200);
    expect((await request.get(`${origin}/readyz`)).status()).toBe(200);
  }
});

// Runs late, because its wrong passwords make this network wait. The server’s log is read after it.
test('attacks by strangers and with stolen sessions fail', { tag: '@full' }, async () => {
  const { email, password } = adminAccount;
  const account = ['--email', email, '--password', password];
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tests/abuse/main.ts',
    ownSite.origin,
    ...account,
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toContain('Everything held.');
});

for (const { serverLog } of sites) {
  test(`the server’s log ${serverLog.split(/[\\/]/).at(-1)} has no errors after all tests`, () => {
    const lines = readFileSync(serverLog, 'utf8').split('\n');
    // Payload logs a refused upload as an error; the upload test causes one on purpose.
    const refusedUploads = /Invalid MIME type: image\/svg|File type text\/plain .* is not allowed/;
    // Depends on the machine, and is logged once: see Proposals as PDF in docs/operations.md.
    const noSandbox = /The browser for PDF files runs without its sandbox/;
    // The server sends such a request again, though no other work: see repeatDeadlocks.
    const deadlock = /"path":"\/api\/.*PostgreSQL 40P01/;
    const worrying = lines.filter(
      (line) =>
        /warn|error|exception|unhandled|deprecat/i.test(line) &&
        !refusedUploads.test(line) &&
        !noSandbox.test(line) &&
        !deadlock.test(line),
    );
    expect(worrying).toEqual([]);
  });
}
