import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createUndo } from '../../src/platform/supervisor/undo.ts';
import { writeReport } from '../bench/report.ts';
import { findProcesses, memoryOf } from '../bench/serving/load.ts';
import { benchAdmin, startSite } from '../bench/site.ts';
import { keepVisiting } from '../play/visitors.ts';
import { hiddenEntries } from '../support/page-form.ts';
import { startSmtp } from '../support/smtp.ts';
import { listEnquiries } from './list-enquiries.ts';
import { type Acknowledged, sendUntilAcknowledged } from './visitor.ts';

/**
 * `npm run soak`: half an hour of visits, edits, enquiries and scans on a site of two processes. In
 * the middle PostgreSQL and one process are killed. Nothing may be lost, no view may fail but in the
 * seconds after that, and memory may not grow.
 *
 *   npm run soak -- --minutes 3   # a quick look, without the report in docs/benchmarks.md
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);

/** Views that begin this long before or after a kill may fail: the longest wait for an answer. */
const disturbedMs = 20_000;
const paths = ['/', '/pricing', '/blog', '/portfolio', '/web-design-reading', '/contact'];
const scanPage = '/scan';

const undo = createUndo();
const smtp = await startSmtp();
undo.add(() => smtp.stop());
const dataDir = mkdtempSync(path.join(tmpdir(), 'site-soak-'));
undo.add(() => rm(dataDir, { recursive: true, force: true }));

/** A small page on several ports: each counts as a site, which visitors may scan a few times. */
async function openScannedSites(count: number): Promise<string[]> {
  const html =
    '<!doctype html><html lang="en"><title>A shop</title><h1>A shop</h1><p>Open daily.</p></html>';
  return Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(html),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      undo.add(() => void server.close());
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
}

/** Requests a scan as a browser without script does; again while the site can't be reached. */
async function requestScan(origin: string, host: string, number: number): Promise<string> {
  for (;;) {
    const answer = await postScan(origin, host, number).catch(() => null);
    const id = /[0-9a-f-]{36}/.exec(answer?.headers.get('location') ?? '')?.[0];
    if (id) return id;
    if (answer && answer.status < 500) throw new Error(`Scan ${number}: ${answer.status}`);
    await delay(500);
  }
}

async function postScan(origin: string, host: string, number: number): Promise<Response> {
  const page = await (await fetch(origin + scanPage)).text();
  const form = new FormData();
  // The form has no id of its own; its address has the section's.
  const entries = hiddenEntries(page.replace(`action="${scanPage}#scanner"`, 'id="scan"'), 'scan');
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  form.set('url', `http://${host}/`);
  return fetch(origin + scanPage, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
    body: form,
    redirect: 'manual',
  });
}

async function scanStatus(origin: string, id: string): Promise<string> {
  const answer = await fetch(`${origin}/api/scan/${id}`);
  return ((await answer.json()) as { status: string }).status;
}

async function makeEditor(origin: string) {
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(benchAdmin),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { 'content-type': 'application/json', origin, cookie };
  const found = await fetch(`${origin}/api/posts?limit=1`, { headers });
  const { docs } = (await found.json()) as { docs: { id: number; slug: string }[] };
  /** True if the post showed the new title on the next view. */
  return async (number: number): Promise<boolean> => {
    const title = `Edit number ${number} of the soak`;
    const answer = await fetch(`${origin}/api/posts/${docs[0]?.id}`, {
      ...{ method: 'PATCH', headers },
      body: JSON.stringify({ title, _status: 'published' }),
    });
    if (!answer.ok) throw new Error(`The edit was answered with ${answer.status}.`);
    const page = await fetch(`${origin}/blog/${docs[0]?.slug}`);
    return (await page.text()).includes(title);
  };
}

async function soak(): Promise<{ problems: string[]; lines: string[] }> {
  const hosts = await openScannedSites(Math.ceil(minutes * 3));
  const origin = await startSite(undo, {
    ...{ DATA_DIR: dataDir, WEB_PROCESSES: '2', TRUSTED_PROXY_HOPS: '1' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, SCANNER_ALLOW_HOSTS: hosts.join(',') },
  });
  console.log(`${origin} is up; ${minutes} minutes begin.`);
  const listApps = () =>
    findProcesses('app-server.ts', `PORT=${new URL(origin).port}`).toSorted((a, b) => a - b);
  const edit = await makeEditor(origin);
  const began = performance.now();
  const lengthMs = minutes * 60_000;
  const isOver = () => performance.now() - began > lengthMs;
  const visits = keepVisiting(origin, paths, 2, 200);
  const kills: number[] = [];
  const isDisturbed = (at: number) => kills.some((kill) => Math.abs(at - kill) < disturbedMs);

  const acknowledged: Acknowledged[] = [];
  const scans: string[] = [];
  const edits = { made: 0, failed: 0, stale: 0 };
  const memory: number[] = [];
  const repeat = async (everyMs: number, act: (number: number) => Promise<void>) => {
    for (let number = 1; !isOver(); number += 1) {
      const pause = delay(everyMs);
      await act(number);
      await pause;
    }
  };
  const kill = async (at: number, find: () => number) => {
    await delay(lengthMs * at);
    kills.push(performance.now());
    process.kill(find(), 'SIGKILL');
  };
  const postmaster = path.join(dataDir, 'postgres/data/postmaster.pid');
  await Promise.all([
    repeat(5_000, async (number) => {
      acknowledged.push(await sendUntilAcknowledged(origin, number));
    }),
    repeat(20_000, async (number) => {
      scans.push(await requestScan(origin, hosts[number % hosts.length] ?? '', number));
    }),
    repeat(3_000, async (number) => {
      const at = performance.now();
      const isShown = await edit(number).catch(() => null);
      if (isShown === null && !isDisturbed(at)) edits.failed += 1;
      if (isShown === false) edits.stale += 1;
      if (isShown !== null) edits.made += 1;
    }),
    repeat(5_000, async () => {
      memory.push(Math.max(...listApps().map(memoryOf)));
    }),
    kill(0.5, () => Number(readFileSync(postmaster, 'utf8').split('\n')[0])),
    kill(0.6, () => listApps()[0] ?? 0),
  ]);

  console.log('Waiting for the last mails and reports …');
  const { count, failures, longestMs } = await visits.stop();
  const failed = failures.filter(({ at }) => !isDisturbed(at));
  const stored = new Set((await listEnquiries(origin)).map(({ reference }) => reference));
  const lost = acknowledged.filter(({ reference }) => !stored.has(reference)).length;
  const open = new Set(scans);
  const sent = () => smtp.mails.length >= 2 * acknowledged.length;
  // Jobs that a kill interrupted run again after minutes.
  for (let turn = 0; turn < 600 && (open.size > 0 || !sent()); turn += 1) {
    for (const id of open) {
      const status = await scanStatus(origin, id).catch(() => 'unknown');
      if (status === 'scored') open.delete(id);
    }
    await delay(1_000);
  }
  const third = Math.floor(memory.length / 3);
  const most = (list: number[]) => Math.max(...list);
  const [early, late] = [most(memory.slice(0, third)), most(memory.slice(-third))];
  const problems = [
    ...(lost ? [`${lost} enquiries are lost.`] : []),
    ...(open.size ? [`${open.size} scans have no report.`] : []),
    ...(sent() ? [] : [`Mails are missing: ${smtp.mails.length} arrived.`]),
    ...(edits.stale ? [`${edits.stale} edits were not shown on the next view.`] : []),
    ...(edits.failed ? [`${edits.failed} edits failed.`] : []),
    ...(failed.length
      ? [`${failed.length} views failed, as ${failed[0]?.path}: ${failed[0]?.reason}.`]
      : []),
    ...(late > early * 1.2
      ? [`Memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB.`]
      : []),
  ];
  const lines = [
    `| Views | ${count}, ${failures.length - failed.length} failed in the seconds after a kill, ${failed.length} at other times, slowest ${(longestMs / 1000).toFixed(1)} s |`,
    `| Edits | ${edits.made}, ${edits.stale} not shown on the next view |`,
    `| Enquiries | ${acknowledged.length} acknowledged, ${lost} lost; ${smtp.mails.length} mails of ${2 * acknowledged.length} |`,
    `| Scans | ${scans.length}, ${open.size} without a report |`,
    `| Memory of the larger process | at most ${early.toFixed(0)} MB in the first third, ${late.toFixed(0)} MB in the last |`,
  ];
  return { problems, lines };
}

function write(lines: readonly string[], problems: readonly string[]): void {
  const outcome = problems.length === 0 ? 'Nothing was lost and nothing grew.' : problems.join(' ');
  writeReport(
    'soak',
    `Written by \`npm run soak\` on ${new Date().toISOString().slice(0, 10)}: ${minutes} minutes of visits, edits,
enquiries and scans on two processes; PostgreSQL was killed after half of the time, one process soon after.
${outcome}\n\n| What | Outcome |\n| --- | --- |\n${lines.join('\n')}\n`,
  );
}

const { problems, lines } = await soak().finally(() => undo.run(console.error));
for (const line of [...lines, ...problems]) console.log(line);
if (minutes >= 30) write(lines, problems);
process.exit(problems.length === 0 ? 0 : 1);
