import { defineConfig } from '@playwright/test';
import { ownSite, sites } from './tests/e2e/support/site';
import { browserArguments, findBrowser } from './tests/support/find-browser';
import { isFull } from './tests/support/how-much';

/** They begin first, so that neither worker is left alone with one at the end. */
const long = ['backup.spec.ts', 'working-day.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/start-sites.ts',
  // The journeys of a worker edit one site, so they take turns.
  workers: sites.length,
  fullyParallel: false,
  // Variations of a journey that is played; see CONTRIBUTING.md.
  grepInvert: isFull ? [] : /@full/,
  forbidOnly: Boolean(process.env.CI),
  // These end what hangs; they measure nothing. A busy machine is no failure.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results/e2e',
  projects: [
    { name: 'long journeys', testMatch: long },
    { name: 'journeys', testIgnore: [...long, 'afterwards.spec.ts'] },
    // What would disturb the journeys, and what only they make worth a look.
    {
      name: 'afterwards',
      testMatch: 'afterwards.spec.ts',
      dependencies: ['long journeys', 'journeys'],
    },
  ],
  use: {
    // Each worker loads this file for itself.
    baseURL: ownSite.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // For looking into a failure: `npx playwright test --trace retain-on-failure`. It costs every step.
    trace: 'off',
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
});
