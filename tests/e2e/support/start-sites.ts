import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeDataDir } from '@/platform/supervisor/data-dir';
import { findBrowser } from '../../support/find-browser';
import { rememberPictures } from '../../support/run-node';
import { waitUntil } from '../../support/wait-until';
import { adminAccount, betaPassword, type Site, sites, studioPassword } from './site';

/** Every started site, ready or not. */
const servers: ChildProcess[] = [];

/** Starts a site as README.md does, and waits until it is ready. */
async function start(site: Site, changes: Record<string, string> = {}): Promise<ChildProcess> {
  const log = openSync(site.serverLog, 'a');
  const server = spawn(process.execPath, ['src/platform/launch.mjs', 'start'], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: String(site.port),
      DATA_DIR: site.dataDir,
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      BETA_PASSWORD: betaPassword,
      STUDIO_PASSWORD: studioPassword,
      // A test can act as another visitor: the site trusts the address in the header.
      TRUSTED_PROXY_HOPS: '1',
      // The sites that the tests scan.
      SCANNER_ALLOW_HOSTS: site.fixturePorts.map((port) => `127.0.0.1:${port}`).join(),
      // Renders proposals as PDF files.
      PDF_BROWSER: await findBrowser(),
      // Playwright sets FORCE_COLOR; with NO_COLOR as well, Node would warn.
      NO_COLOR: '',
      FORCE_COLOR: '',
      ...changes,
    },
  });
  servers.push(server);
  closeSync(log);
  await waitUntil(async () => {
    if (server.exitCode !== null) {
      throw new Error(`The site did not start:\n${await readFile(site.serverLog, 'utf8')}`);
    }
    return (await fetch(`${site.origin}/readyz`).catch(() => null))?.ok;
  });
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Preserves owner and rights: PostgreSQL refuses a folder of another user. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
}

/** The place of the database when the data folder can’t hold it. */
async function databaseElsewhere(dataDir: string): Promise<string> {
  const pointer = `${describeDataDir(dataDir).postgres}.location`;
  return (await readFile(pointer, 'utf8').catch(() => '')).trim();
}

/** Copies the data folder of a stopped site, with its database. */
async function copySite(from: string, to: string): Promise<void> {
  await copyFolder(from, to);
  const elsewhere = await databaseElsewhere(from);
  if (!elsewhere) return;
  const copy = `${elsewhere}-${path.basename(to)}`;
  await copyFolder(elsewhere, copy);
  await writeFile(`${describeDataDir(to).postgres}.location`, `${copy}\n`);
}

async function removeSite(dataDir: string): Promise<void> {
  const elsewhere = await databaseElsewhere(dataDir);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/**
 * Playwright’s global set-up: a site for each worker, with the files of a first start in an empty
 * folder.
 */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it.
export default async function startSites(): Promise<() => Promise<void>> {
  const dataDirs = sites.map(({ dataDir }) => dataDir);
  const end = async () => {
    await Promise.all(servers.map(stop));
    for (const dataDir of dataDirs) await removeSite(dataDir);
  };
  const [first] = sites;
  if (!first) throw new Error('There is no site to start.');
  try {
    for (const { serverLog } of sites) await rm(serverLog, { force: true });
    await mkdir(first.dataDir);
    await stop(await start(first, { NODE_OPTIONS: rememberPictures }));
    for (const dataDir of dataDirs) {
      if (dataDir !== first.dataDir) await copySite(first.dataDir, dataDir);
    }
    await Promise.all(sites.map((site) => start(site)));
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
