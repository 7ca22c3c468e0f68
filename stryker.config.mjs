/**
 * `npm run mutate`: changes the rules of money, dates, territory, access and spam, a little at a time,
 * and tells which changes no test notices. Name files after `-- --mutate` to look at those alone.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  mutate: [
    'src/prices/rules/{money,price-span,raise-price}.ts',
    'src/proposals/rules/offer.ts',
    'src/platform/time/*.ts',
    'src/territories/rules/{competing-territories,reservation,territory-area}.ts',
    'src/accounts/rules/{passwords,permissions,sign-in}.ts',
    'src/enquiries/rules/spam.ts',
  ],
  coverageAnalysis: 'perTest',
  // What is settled when a file is loaded: each of these would need every test again.
  ignoreStatic: true,
  // Words and tables are decided by people; a change of them is no change of a rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: '.data/mutate',
  ignorePatterns: ['.next', '.data', 'public', 'docs', 'tests/e2e'],
};
