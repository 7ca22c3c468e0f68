import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

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
          // Rules keep no state between files; a fresh process for each costs half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          // Each file has its own process: Payload and its configuration live once in each.
          pool: 'forks',
          setupFiles: [
            'tests/support/remember-pictures.ts',
            'tests/int/support/outside-next.ts',
            'tests/int/support/quick-passwords.ts',
          ],
          globalSetup: ['tests/support/database-server.ts'],
        },
      },
    ],
  },
});
