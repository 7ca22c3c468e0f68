import { readFileSync } from 'node:fs';
import { serverLog } from './support/site';
import { expect, test } from './support/test';

// As in the crawl's specs: files without recordings run after those with them.
test.use({ trace: 'off' });

test('says that it lives and that its database answers', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
});

// The name of this file puts it after the journeys: by now the log holds what they caused.
test('the server’s log is calm after all journeys', () => {
  const lines = readFileSync(serverLog, 'utf8').split('\n');
  // Payload reports a refused upload as an error; the journey that tries it means it.
  const refusedUploads = /Invalid MIME type: image\/svg|File type text\/plain .* is not allowed/;
  // Depends on the machine, and is told once: see Proposals as PDF in docs/operations.md.
  const noSandbox = /The browser for PDF files runs without its sandbox/;
  const worrying = lines.filter(
    (line) =>
      /warn|error|exception|unhandled|deprecat/i.test(line) &&
      !refusedUploads.test(line) &&
      !noSandbox.test(line),
  );
  expect(worrying).toEqual([]);
});
