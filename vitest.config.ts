import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/**
 * Tests on PostgreSQL whose files get a process of their own, because what they need is settled when
 * a module is loaded: they put something else in its place, or read another environment.
 */
const inProcessOfTheirOwn = [
  'tests/int/access/next-routes.test.ts',
  'tests/int/access/studio.test.ts',
  'tests/int/access/uploads-on-s3.test.ts',
  'tests/int/access/wrong-passwords.test.ts',
  'tests/int/scans/captcha.test.ts',
  'tests/int/scans/reading.test.ts',
  'tests/int/server/print-page.test.ts',
];

const onPostgres = {
  pool: 'forks' as const,
  setupFiles: [
    'tests/support/remember-pictures.ts',
    'tests/int/support/clear-away.ts',
    'tests/int/support/outside-next.ts',
    'tests/int/support/quick-passwords.ts',
  ],
  globalSetup: ['tests/support/database-server.ts'],
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@payload-config$/, replacement: path.join(root, 'payload.config.ts') },
      { find: /^@\//, replacement: `${path.join(root, 'src')}/` },
      // A guard for the browser's bundle; the tests are a server.
      { find: /^server-only$/, replacement: path.join(root, 'tests/support/server-only.ts') },
    ],
  },
  test: {
    globals: false,
    environment: 'node',
    setupFiles: ['tests/support/quiet-console.ts'],
    // These end a test that hangs; they measure nothing. A slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    restoreMocks: true,
    // Two test files side by side, beside the database: what a small machine carries.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,walls}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/property-runs.ts', 'tests/unit/support/browser.ts'],
          // Rules keep no state between files; a fresh process for each costs half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: inProcessOfTheirOwn,
          // Each process loads the CMS once; between two files, `one-cms.ts` clears everything away.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...onPostgres, name: 'int-alone', include: inProcessOfTheirOwn },
      },
    ],
  },
});
