import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { startSite } from '../bench/site.ts';
import { startSmtp } from '../support/smtp.ts';
import { listEnquiries } from './list-enquiries.ts';
import { type Acknowledged, sendUntilAcknowledged } from './visitor.ts';

/**
 * `npm run load:enquiries`: enquiries arrive while the mail server fails and recovers, and while
 * PostgreSQL is killed and restarted. Afterwards each acknowledged enquiry must be stored, and each
 * stored one acknowledged. Each of its mails must have arrived at least once.
 *
 *   npm run load:enquiries -- --count 2000 --visitors 16
 *
 * Runs the production build with its own PostgreSQL and a real SMTP server on loopback. The exit
 * code is 1 when anything was lost.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    visitors: { type: 'string', default: '16' },
  },
});
const count = Number(values.count);
const visitors = Number(values.visitors);

const undo = createUndo();
const smtp = await startSmtp();
undo.add(() => smtp.stop());
const dataDir = mkdtempSync(path.join(tmpdir(), 'site-load-'));
undo.add(() => rm(dataDir, { recursive: true, force: true }));

const say = (text: string) => console.log(text);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Kills PostgreSQL with SIGKILL; the supervisor restarts it. */
async function killPostgres(): Promise<void> {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  const [pid = ''] = (await readFile(file, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function run(): Promise<string[]> {
  const origin = await startSite(undo, {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    // Each visitor of this run declares a different address.
    TRUSTED_PROXY_HOPS: '1',
  });
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  let refusals = 0;

  const started = performance.now();
  const events: [at: number, what: string, run: () => Promise<void>][] = [
    [0.25, 'the mail server goes away', () => smtp.stop()],
    [0.5, 'PostgreSQL is killed', killPostgres],
    [0.65, 'the mail server comes back', () => smtp.start()],
  ];
  const happen = async () => {
    while (events[0] && acknowledged.length >= events[0][0] * count) {
      const [, what, act] = events.shift() as (typeof events)[0];
      say(`  after ${acknowledged.length} enquiries: ${what}`);
      await act();
    }
  };
  const visitor = async () => {
    for (let number = next++; number < count; number = next++) {
      const done = await sendUntilAcknowledged(origin, number);
      refusals += done.attempts - 1;
      acknowledged.push(done);
      await happen();
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  say(`${count} enquiries acknowledged in ${seconds(started)}; ${refusals} had to be sent again`);

  const stored = await listEnquiries(origin);
  const storedReferences = new Set(stored.map(({ reference }) => reference));
  const problems: string[] = [];
  if (stored.length !== count) problems.push(`${stored.length} are stored instead of ${count}.`);
  for (const { reference } of acknowledged) {
    if (!storedReferences.has(reference)) problems.push(`${reference} is not stored.`);
  }

  const wanted = new Set(
    acknowledged.flatMap(({ reference, email }) => [`notice ${reference}`, `to ${email}`]),
  );
  let read = 0;
  while (wanted.size > 0) {
    for (; read < smtp.mails.length; read += 1) {
      const { raw, to } = smtp.mails[read] as (typeof smtp.mails)[0];
      const [, reference] = /^Subject: Enquiry (E-\w+)/m.exec(raw) ?? [];
      wanted.delete(reference ? `notice ${reference}` : `to ${to[0]}`);
    }
    if (wanted.size > 0) await delay(500);
  }
  const twice = smtp.mails.length - 2 * count;
  say(`${smtp.mails.length} mails arrived by ${seconds(started)}; ${twice} of them twice`);
  return problems;
}

const problems = await run().finally(() => undo.run(console.error));
for (const problem of problems) say(problem);
say(problems.length === 0 ? 'Nothing was lost.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
