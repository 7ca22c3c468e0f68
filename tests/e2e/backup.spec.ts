import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request as newRequests } from '@playwright/test';
import { readManifest } from '@/platform/backup/manifest';
import { readOperatorEnv } from '@/platform/env';
import { findFreePort } from '@/platform/port';
import { withClient } from '@/platform/postgres/site-database';
import { withDatabase } from '@/platform/standalone/with-database';
import { prepareDataDir } from '@/platform/supervisor/data-dir';
import { hiddenEntries } from '../support/page-form';
import { adminAccount, ownSite } from './support/site';
import { expect, test } from './support/test';

// The commands and their order are those of the operator’s page.
const [, section = ''] =
  /## Backup and restore\n(.*?)\n## /s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
const commands = [...section.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

const visitor = { name: 'Ottoline Featherstone', email: 'ottoline@featherstone.example' };
const message = 'Our kiln sings in the key of lavender every second Tuesday.';

let folder: string;
let port: number;
let site: ChildProcess | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'agency-site-backup-'));
  port = await findFreePort();
});
test.afterAll(async () => {
  if (site?.pid && site.exitCode === null) {
    // The shell and npm forward no signals, so the signal goes to the process group.
    process.kill(-site.pid, 'SIGTERM');
    await once(site, 'close');
  }
  await rm(folder, { recursive: true, force: true });
});

/** A command of the page, with this test’s folders and port. */
function ours(command: string): string {
  const [backup = 'no-backup'] = readdirSync(folder).filter((name) =>
    /^agency-site-backup/.test(name),
  );
  return command
    .replace(
      '/var/backups/agency-site/agency-site-backup-2026-01-05T023000Z',
      path.join(folder, backup),
    )
    .replace('/var/backups/agency-site', folder)
    .replace('/srv/agency-site/data', path.join(folder, 'restored'))
    .replace('/tmp/agency-site-try', path.join(folder, 'try'))
    .replace('PORT=3999', `PORT=${port}`);
}

function start(command: string): { child: ChildProcess; said: () => string } {
  let output = '';
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn('sh', ['-c', ours(command)], {
    env: { ...env, NO_COLOR: '1', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SITE_URL: '' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString('utf8');
    });
  }
  return { child, said: () => output };
}

async function run(command: string, env: Record<string, string> = {}): Promise<string> {
  const settings = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
  const { child, said } = start([...settings, command].join(' '));
  const [code] = await once(child, 'close');
  expect(code, said()).toBe(0);
  return said();
}

test('is saved while it runs, and restored by the commands of the operator’s page', {
  tag: '@full',
}, async ({ request }) => {
  const [save = '', restore = '', , tryRestore = '', startTry = ''] = commands;
  expect(commands).toHaveLength(5);
  const { dataDir } = ownSite;
  const saving = run(save, { DATA_DIR: dataDir });
  let isSaved = false;
  const written = (async () => {
    for (let count = 0; !isSaved; count += 1) {
      const answer = await request.get(`/readyz?${count}`);
      expect(answer.status()).toBe(200);
    }
  })();
  await saving.finally(() => {
    isSaved = true;
  });
  await written;
  for (const command of [restore, tryRestore]) await run(command);

  const [backup = ''] = readdirSync(folder).filter((name) => /^agency-site-backup/.test(name));
  const manifest = await readManifest(path.join(folder, backup));
  const pictures = manifest.files.filter((file) => file.path.startsWith('media/'));
  expect(pictures.length).toBeGreaterThan(20);
  for (const file of manifest.files) {
    const saved = await readFile(path.join(dataDir, file.path));
    for (const to of ['restored', 'try']) {
      expect(await readFile(path.join(folder, to, file.path)), file.path).toEqual(saved);
    }
  }

  const started = start(startTry);
  site = started.child;
  const origin = `http://localhost:${port}`;
  const copy = await newRequests.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin },
  });
  const isReady = async () => (await copy.get('/readyz').catch(() => null))?.ok() ?? false;
  await expect.poll(isReady, { timeout: 300_000 }).toBe(true);
  const home = await (await copy.get('/')).text();
  expect(home).toContain('</h1>');
  const picture = await copy.get(`/api/media/file/${path.basename(pictures[0]?.path ?? '')}`);
  expect(picture.status()).toBe(200);
  expect((await copy.post('/api/users/login', { data: adminAccount })).status()).toBe(200);
  // The account and content come from the backup, not from a new seed.
  expect(started.said()).toContain('up to date');

  // An error in the copy that quotes the visitor, as PostgreSQL does with rows and parameters.
  const env = readOperatorEnv({ DATA_DIR: path.join(folder, 'try') });
  await withDatabase(env, await prepareDataDir(env.dataDir), ({ url }) =>
    withClient(url, (client) =>
      client.query(`
        create function refuse() returns trigger language plpgsql as $$
        begin raise exception 'no place for %, % (%)', new.name, new.email, new.message
          using detail = new.message; end $$;
        create trigger refuse before insert on submissions for each row execute function refuse()`),
    ),
  );
  const before = started.said().length;
  const contact = await (await copy.get('/contact')).text();
  const answer = await copy.post('/contact', {
    multipart: {
      ...{ ...hiddenEntries(contact, 'enquiry'), ...visitor, message },
      ...{ industry: 'retail', projectType: 'new_website', packageTier: 'growth' },
      sending: JSON.stringify({ key: crypto.randomUUID(), elapsedMs: 30_000 }),
    },
  });
  expect(await answer.text()).toContain('Your message did not reach us.');
  const postgresLog = await readFile(path.join(folder, 'try/postgres/server.log'), 'utf8').catch(
    async () => {
      const elsewhere = await readFile(path.join(folder, 'try/postgres.location'), 'utf8');
      return readFile(path.join(elsewhere.trim(), 'server.log'), 'utf8');
    },
  );
  const lines = started.said().split('\n');
  for (const text of [started.said(), postgresLog]) {
    expect(text).not.toMatch(/Ottoline|featherstone|kiln/i);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2_000);
  }
  const events = lines.filter((line) => line.includes('POST /contact'));
  expect(started.said().slice(before).trim().split('\n')).toEqual(events);
  expect(events).toEqual([
    expect.stringMatching(
      /ERROR POST \/contact \[[0-9a-f]{8}\] An enquiry could not be stored.*insert into "submissions".*P0001/,
    ),
  ]);
  await copy.dispose();
});
