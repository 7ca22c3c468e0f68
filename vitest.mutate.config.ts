import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` asks: those of the rules in `stryker.config.mjs`, without a database. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'src')}/` }] },
  test: {
    include: [
      'tests/unit/accounts/{accounts,passwords,permissions,second-factor}.test.ts',
      'tests/unit/enquiries/spam.test.ts',
      'tests/unit/platform/working-time.test.ts',
      'tests/unit/prices/{money,price-edits,price-span,raise-price}.test.ts',
      'tests/unit/proposals/{rules,totals}.test.ts',
      'tests/unit/territories/*.test.ts',
    ],
    setupFiles: ['tests/support/property-runs.ts'],
  },
});
