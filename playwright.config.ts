import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { adminAccount, serverLog } from './tests/e2e/support/site';
import { browserArguments, findBrowser } from './tests/support/find-browser';

const port = Number(process.env.E2E_PORT ?? 3457);
const origin = `http://localhost:${port}`;

// Workers load this file again: only the first process makes the folder, the others find it here.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'agency-site-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  // The journeys edit one shared site, so they take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/e2e',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
  webServer: {
    // The product as README.md starts it, in an empty data folder.
    command: `node src/server/launch.mjs start > ${serverLog} 2>&1`,
    url: `${origin}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      // A journey can be another visitor's: whoever names an address is believed.
      TRUSTED_PROXY_HOPS: '1',
      // Playwright asks for colours; both wishes at once would make Node warn.
      NO_COLOR: '',
    },
  },
});
