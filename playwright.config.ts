import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { fixtureHosts } from './tests/e2e/support/scan-fixture';
import { adminAccount, betaPassword, serverLog, studioPassword } from './tests/e2e/support/site';
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
  // These end what hangs; they measure nothing. A busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/e2e',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // For looking into a failure: `npx playwright test --trace retain-on-failure`. It costs every step.
    trace: 'off',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
  webServer: {
    // The product as README.md starts it, in an empty data folder.
    command: `node src/platform/launch.mjs start > ${serverLog} 2>&1`,
    url: `${origin}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      BETA_PASSWORD: betaPassword,
      STUDIO_PASSWORD: studioPassword,
      // A journey can be another visitor's: whoever names an address is believed.
      TRUSTED_PROXY_HOPS: '1',
      // The sites that the journeys have scanned.
      SCANNER_ALLOW_HOSTS: fixtureHosts.join(),
      // Sets proposals as PDF files.
      PDF_BROWSER: await findBrowser(),
      // Playwright asks for colours; both wishes at once would make Node warn.
      NO_COLOR: '',
    },
  },
});
