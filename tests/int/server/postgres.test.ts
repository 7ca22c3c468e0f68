import { once } from 'node:events';
import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreLibraryLinks } from '../../../src/platform/postgres/postgres-home.ts';
import { mostMemoryKiB, stopServer } from '../../../src/platform/postgres/postgres-server.ts';
import { findPostmaster } from '../../../src/platform/postgres/postmaster.ts';
import { withClient } from '../../../src/platform/postgres/site-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/platform/postgres/start-embedded-postgres.ts';
import { watchPostgres } from '../../../src/platform/postgres/watch-postgres.ts';
import { type DataDir, prepareDataDir } from '../../../src/platform/supervisor/data-dir.ts';
import { keepPostgresSecrets } from '../../../src/platform/supervisor/secrets.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { waitUntil } from '../../support/wait-until.ts';

let dataDir: DataDir;
let postgres: EmbeddedPostgres;

async function start(): Promise<EmbeddedPostgres> {
  postgres = await startEmbeddedPostgres(dataDir, await keepPostgresSecrets(dataDir.secrets));
  return postgres;
}

async function killPostmaster(): Promise<void> {
  const pid = (await findPostmaster(postgres.home.data))?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  await waitUntil(async () => (await findPostmaster(postgres.home.data))?.pid !== pid);
}

async function ask(url: string, question: string): Promise<unknown> {
  const { rows } = await withClient(url, (client) => client.query(question));
  return Object.values(rows[0] ?? {})[0];
}

beforeAll(async () => {
  dataDir = await prepareDataDir(await makeTempDir('postgres'));
  await start();
});
afterAll(async () => {
  await stopServer(postgres.home);
  await rm(dataDir.root, { recursive: true, force: true });
});

describe('a new PostgreSQL', () => {
  it('stores UTF-8 and sorts letters beyond ASCII', async () => {
    expect(await ask(postgres.url, 'show server_encoding')).toBe('UTF8');
    expect(await ask(postgres.url, "select lower('ÉŁ') = 'éł' and 'É' ilike 'é'")).toBe(true);
  });

  it('listens on loopback only, without a socket file', async () => {
    expect(await ask(postgres.adminUrl, 'show listen_addresses')).toBe('127.0.0.1');
    expect(await ask(postgres.adminUrl, 'show unix_socket_directories')).toBe('');
  });

  it('demands the right password, stored with SCRAM', async () => {
    const url = new URL(postgres.url);
    url.password = 'a guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
    const stored =
      "select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = 'site'";
    expect(await ask(postgres.adminUrl, stored)).toBe(true);
  });

  it('gives the site its database and no rights on the server', async () => {
    const mayDo = 'select rolsuper or rolcreaterole or rolcreatedb from pg_roles where rolname = ';
    expect(await ask(postgres.url, `${mayDo}current_user`)).toBe(false);
    await withClient(postgres.url, (client) => client.query('create table notes (text text)'));
  });

  it('logs no statement and no row', async () => {
    const values = "'Jane Example', 'jane@customer.example'";
    await withClient(postgres.url, async (client) => {
      await client.query('create table people (name text unique, email text)');
      await client.query(`insert into people values (${values})`);
      await expect(client.query(`insert into people values (${values})`)).rejects.toThrow('unique');
      await expect(client.query("select 'jane@customer.example'::int")).rejects.toThrow('invalid');
      await expect(client.query('select $1::int', ['Jane'])).rejects.toThrow('invalid');
    });
    const log = await readFile(postgres.home.log, 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/jane/i);
  });

  it('makes its data readable by its own user only', async () => {
    const { home } = postgres;
    const data = await stat(home.data);
    expect(data.mode & 0o777).toBe(0o700);
    expect((await stat(dataDir.root)).mode & 0o007).toBe(0);
    expect((await stat(home.log)).mode & 0o777).toBe(0o600);
    if (process.getuid?.() === 0) expect(data.uid).not.toBe(0);
    expect(await readdir(home.folder)).not.toContain('first-password');
  });
});

describe('an oversized statement', () => {
  it.runIf(process.platform === 'linux')('fails alone, and its connection continues', async () => {
    const pid = (await findPostmaster(postgres.home.data))?.pid;
    const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
    expect(limits).toMatch(
      new RegExp(`^Max address space +${mostMemoryKiB * 1024} +${mostMemoryKiB * 1024}`, 'm'),
    );
    await withClient(postgres.url, async (client) => {
      // Ten texts of 200 MB each in one process's memory.
      const huge = Array.from({ length: 10 }, (_, n) => `repeat('${n}', 200000000)`);
      const asked = client.query(`select array_length(array[${huge.join(', ')}], 1)`);
      await expect(asked).rejects.toMatchObject({ code: '53200' });
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('cannot fill the disk', async () => {
    expect(await ask(postgres.url, 'show temp_file_limit')).toBe('1GB');
    await withClient(postgres.url, async (client) => {
      await expect(client.query('set temp_file_limit = -1')).rejects.toThrow('permission denied');
    });
  });
});

describe('a restart', () => {
  it('finds the earlier data', async () => {
    await withClient(postgres.url, (client) =>
      client.query("insert into notes values ('still here')"),
    );
    await stopServer(postgres.home);
    expect((await start()).how).toBe('started');
    expect(await ask(postgres.url, 'select text from notes')).toBe('still here');
  });

  it('takes over a server left by a killed supervisor', async () => {
    const before = await findPostmaster(postgres.home.data);
    expect(await start()).toMatchObject({ how: 'adopted', port: before?.port });
    expect(await findPostmaster(postgres.home.data)).toEqual(before);
  });

  it('recovers after PostgreSQL was killed', async () => {
    await killPostmaster();
    expect(await readFile(path.join(postgres.home.data, 'postmaster.pid'), 'utf8')).toBeTruthy();
    expect((await start()).how).toBe('started');
    expect(await ask(postgres.url, 'select text from notes')).toBe('still here');
  });

  it('ignores a pid file whose id belongs to another process', async () => {
    await stopServer(postgres.home);
    const file = path.join(postgres.home.data, 'postmaster.pid');
    await writeFile(
      file,
      `${process.pid}\n${postgres.home.data}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
    );
    expect((await start()).how).toBe('started');
    expect(await ask(postgres.url, 'select text from notes')).toBe('still here');
  });

  it('uses another port when the earlier one is taken', async () => {
    const { port } = postgres;
    await stopServer(postgres.home);
    const { createServer } = await import('node:net');
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    expect((await start()).port).not.toBe(port);
    squatter.close();
  });

  it('repairs the site’s password when its file was lost', async () => {
    await rm(path.join(dataDir.secrets, 'postgres-site-password'));
    await start();
    expect(await ask(postgres.url, 'select text from notes')).toBe('still here');
  });
});

describe('watching PostgreSQL', () => {
  it('restarts it on the same port when it dies', async () => {
    const told: string[] = [];
    const end = watchPostgres(postgres, {
      tell: (text) => told.push(text),
      giveUp: (error) => told.push(String(error)),
      backOff: { firstDelayMs: 1, longestDelayMs: 1, attempts: 1000 },
    });
    // The watch detects a death only once connected.
    await waitUntil(() =>
      ask(
        postgres.adminUrl,
        "select true from pg_stat_activity where application_name = 'supervisor'",
      ),
    );
    await killPostmaster();
    await waitUntil(() => ask(postgres.url, 'select text from notes').catch(() => false));
    expect(told[0]).toContain('stopped unexpectedly');
    await waitUntil(() => told.some((text) => text.startsWith('ready again')));
    await end();
  });

  it('tolerates a closed connection without touching the server', async () => {
    const told: string[] = [];
    const before = await findPostmaster(postgres.home.data);
    const backOff = { firstDelayMs: 1, longestDelayMs: 1, attempts: 1 };
    const note = (text: unknown) => told.push(String(text));
    const end = watchPostgres(postgres, { tell: note, giveUp: note, backOff });
    const ofWatch = "from pg_stat_activity where application_name = 'supervisor'";
    const pid = () =>
      ask(postgres.adminUrl, `select pid ${ofWatch}`) as Promise<number | undefined>;
    const first = await waitUntil(pid);
    await ask(postgres.adminUrl, `select pg_terminate_backend(pid) ${ofWatch}`);
    await waitUntil(async () => ![undefined, first].includes(await pid()));
    await end();
    expect(told).toEqual([]);
    expect(await findPostmaster(postgres.home.data)).toEqual(before);
  });
});

it('survives closed connections while stopping', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  await stopServer(postgres.home);
  expect(await findPostmaster(postgres.home.data)).toBeUndefined();
  await stopServer(postgres.home);
});

it('restores the library links that npm packages cannot hold', async () => {
  const root = await makeTempDir('links');
  await mkdir(path.join(root, 'native/lib'), { recursive: true });
  await writeFile(path.join(root, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  await restoreLibraryLinks(root);
  await restoreLibraryLinks(root);
  expect(await readlink(path.join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  await rm(root, { recursive: true });
});
