import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The first account of the tested sites. */
export const adminAccount = { email: 'admin@studio.example', password: 'a long test pass phrase' };

/** Opens the studio’s list of proposals. */
export const studioPassword = 'studio-password-for-tests';

/** Opens the beta audit. */
export const betaPassword = 'beta-password-for-tests';

const folder = path.resolve('test-results');
mkdirSync(folder, { recursive: true });

/** One of the tested sites. */
export interface Site {
  port: number;
  origin: string;
  dataDir: string;
  /** The server’s entire output, which is checked at the end. */
  serverLog: string;
  /** For the test that starts a site in development. */
  developmentPort: number;
  /** Sites to be scanned listen on this private address, which the scanner is allowed to reach. */
  fixturePorts: readonly number[];
}

// Workers load this file again: only the first process chooses the name, the others read it.
process.env.E2E_DATA_DIR ??= path.join(os.tmpdir(), `agency-site-e2e-${randomUUID().slice(0, 8)}`);

const firstPort = Number(process.env.E2E_PORT ?? 3457);

/** Ports of one site: its own, the one in development and those to be scanned. */
const portsOfASite = 20;

function siteAt(index: number): Site {
  const port = firstPort + index * portsOfASite;
  return {
    port,
    origin: `http://localhost:${port}`,
    dataDir: `${process.env.E2E_DATA_DIR}-${index + 1}`,
    serverLog: path.join(folder, `server-${index + 1}.log`),
    developmentPort: port + 1,
    fixturePorts: Array.from({ length: 10 }, (_, fixture) => port + 3 + fixture),
  };
}

/**
 * One for each worker: tests edit their site, so no two share one at the same time. Three keep
 * two cores busy, because a test spends half of its time waiting for animations and answers.
 */
export const sites = [0, 1, 2].map(siteAt);

/** The site of this worker. After a failure, the replacement worker uses the same site. */
export const ownSite = siteAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
