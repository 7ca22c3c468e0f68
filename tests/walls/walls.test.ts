import { beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree, ruleNames, type Tree, type Violation } from './support/cruise-tree';

const file = 'export const something = 1;\n';
const importing = (...modules: string[]) =>
  `${modules.map((name) => `import '${name}';`).join('\n')}\n${file}`;

/** One breach of each wall: rule, the file that commits it, what it imports, what must be named. */
const breaches: [rule: string, from: string, imported: string, to: string][] = [
  ['direction-lib', 'src/lib/greet.ts', '@/domain/rule', 'src/domain/rule.ts'],
  ['direction-config', 'src/config/limits.ts', '@/domain/rule', 'src/domain/rule.ts'],
  ['direction-domain', 'src/domain/price.ts', '@/fields/field', 'src/fields/field.ts'],
  ['direction-scanner', 'src/scanner/check.ts', '@/domain/rule', 'src/domain/rule.ts'],
  ['direction-mail', 'src/mail/letter.ts', '@/cms/queries/pages', 'src/cms/queries/pages.ts'],
  ['direction-fields', 'src/fields/money.ts', '../../collections/posts', 'collections/posts.ts'],
  ['direction-database', 'src/database/pool.ts', '@/server/port', 'src/server/port.ts'],
  ['direction-jobs', 'src/jobs/clean.handler.ts', '@/server/port', 'src/server/port.ts'],
  ['direction-block-configs', 'src/blocks/Hero/config.ts', './Hero', 'src/blocks/Hero/Hero.tsx'],
  ['direction-block-configs', 'src/blocks/configs.ts', './registry', 'src/blocks/registry.tsx'],
  ['direction-components', 'src/components/ui/Box.tsx', '@/cms/image', 'src/cms/image.ts'],
  ['direction-collections', 'collections/media.ts', '@/server/port', 'src/server/port.ts'],
  ['direction-seed', 'seed/data/pages.ts', '@/cms/image', 'src/cms/image.ts'],
  ['direction-payload-config', 'payload.config.ts', '@/server/port', 'src/server/port.ts'],
  ['direction-cms', 'src/cms/mutations/enquiry.ts', '@/server/port', 'src/server/port.ts'],
  [
    'direction-server',
    'src/server/start.ts',
    '@/features/quote/Quote',
    'src/features/quote/Quote.tsx',
  ],
  [
    'direction-features',
    'src/features/chat/Chat.tsx',
    '@/blocks/registry',
    'src/blocks/registry.tsx',
  ],
  ['direction-blocks', 'src/blocks/Faq/load.ts', '@/admin/Cell', 'src/admin/Cell.tsx'],
  ['direction-admin', 'src/admin/View.tsx', '@/app/(site)/page', 'src/app/(site)/page.tsx'],
  ['known-rooms-only', 'src/app/attic.ts', '@/utils/misc', 'src/utils/misc.ts'],
  ['no-cycles', 'src/domain/egg.ts', './hen', 'src/domain/hen.ts'],
  ['no-unresolvable', 'src/domain/lost.ts', './nowhere', './nowhere'],
  [
    'listed-importers-of-payload-config',
    'src/cms/queries/faqs.ts',
    '@payload-config',
    'payload.config.ts',
  ],
  [
    'listed-importers-of-payload-config',
    'src/server/deep/tasks/x.ts',
    '@payload-config',
    'payload.config.ts',
  ],
  [
    'one-place-revalidates',
    'src/features/quote/actions.ts',
    'next/cache',
    'node_modules/next/cache.js',
  ],
  ['one-place-revalidates', 'collections/posts.ts', 'next/cache', 'node_modules/next/cache.js'],
  [
    'hooks-queue-side-effects',
    'collections/_shared/hooks/send.ts',
    '@/mail/adapter',
    'src/mail/adapter.ts',
  ],
  [
    'hooks-queue-side-effects',
    'collections/_shared/hooks/scan.ts',
    '@/scanner/run',
    'src/scanner/run.ts',
  ],
  ['pages-read-through-queries', 'src/app/(site)/page.tsx', '@/cms/client', 'src/cms/client.ts'],
  [
    'pages-read-through-queries',
    'src/blocks/Faq/Faq.tsx',
    'payload',
    'node_modules/payload/index.js',
  ],
  [
    'features-are-strangers',
    'src/features/chat/Talk.tsx',
    '@/features/quote/Quote',
    'src/features/quote/Quote.tsx',
  ],
  ['domain-is-pure', 'src/domain/clock.ts', 'react', 'node_modules/react/index.js'],
  ['domain-is-pure', 'src/domain/files.ts', 'node:fs', 'fs'],
  ['domain-is-pure', 'src/domain/secret.ts', '@/config/env', 'src/config/env.ts'],
  ['scanner-stands-alone', 'src/scanner/store.ts', 'pg', 'node_modules/pg/index.js'],
  [
    'scanner-and-server-open-connections',
    'src/jobs/ping.handler.ts',
    'undici',
    'node_modules/undici/index.js',
  ],
  ['scanner-and-server-open-connections', 'src/features/quote/ask.ts', 'node:https', 'https'],
  ['view-models-only', 'src/domain/doc.ts', '../payload-types', 'src/payload-types.ts'],
  ['view-models-only', 'src/components/ui/Doc.tsx', 'payload', 'node_modules/payload/index.js'],
  ['ui-takes-props', 'src/components/layout/Foot.tsx', '@/config/env', 'src/config/env.ts'],
  [
    'motion-in-one-place',
    'src/components/ui/Fade.tsx',
    'framer-motion',
    'node_modules/framer-motion/index.js',
  ],
  ['product-without-tests', 'src/lib/fake.ts', '../../tests/support/fake', 'tests/support/fake.ts'],
  [
    'product-without-dev-dependencies',
    'src/lib/check.ts',
    'vitest',
    'node_modules/vitest/index.js',
  ],
  ['declared-dependencies-only', 'src/lib/free.ts', 'stowaway', 'node_modules/stowaway/index.js'],
];

/** What the breaches import. */
const ground: Tree = Object.fromEntries(
  [
    'src/domain/rule.ts',
    'src/fields/field.ts',
    'src/cms/queries/pages.ts',
    'src/cms/image.ts',
    'src/cms/client.ts',
    'src/server/port.ts',
    'src/blocks/Hero/Hero.tsx',
    'src/blocks/registry.tsx',
    'src/features/quote/Quote.tsx',
    'src/admin/Cell.tsx',
    'src/utils/misc.ts',
    'src/config/env.ts',
    'src/mail/adapter.ts',
    'src/scanner/run.ts',
    'src/payload-types.ts',
    'tests/support/fake.ts',
  ].map((name) => [name, file]),
);

function breachingTree(): Tree {
  const imports = new Map<string, string[]>();
  for (const [, from, imported] of breaches) {
    imports.set(from, [...(imports.get(from) ?? []), imported]);
  }
  const guilty = [...imports].map(([from, modules]) => [from, importing(...modules)]);
  return { ...ground, ...Object.fromEntries(guilty), 'src/domain/hen.ts': importing('./egg') };
}

describe('each wall falls when it is breached', () => {
  let found: Violation[] = [];

  beforeAll(async () => {
    found = await cruiseTree(breachingTree());
  });

  it.each(breaches)('%s: %s imports %s', (rule, from, _imported, to) => {
    expect(found).toContainEqual({ rule, from, to });
  });

  it('every wall has a breach here or a test of its own below', async () => {
    const tried = new Set([...breaches.map(([rule]) => rule), 'config-loads-outside-next']);
    expect((await ruleNames()).filter((name) => !tried.has(name))).toEqual([]);
  });
});

describe('what Payload’s command line loads', () => {
  const through = (imported: string): Tree => ({
    ...ground,
    'payload.config.ts': importing('./collections/index'),
    'collections/index.ts': importing('@/fields/deep'),
    'src/fields/deep.ts': importing(imported),
  });

  it.each([
    ['a component', '../admin/Cell', 'src/admin/Cell.tsx'],
    ['a query', '../cms/queries/pages', 'src/cms/queries/pages.ts'],
    ['a feature', '../features/quote/Quote', 'src/features/quote/Quote.tsx'],
    ['the request of Next', 'next/headers', 'node_modules/next/headers.js'],
    ['the router of Next', 'next/navigation', 'node_modules/next/navigation.js'],
    ['the guard of the bundle', 'server-only', 'server-only'],
  ])('never reaches %s, however many files lie between', async (_what, imported, to) => {
    expect(await cruiseTree(through(imported))).toContainEqual({
      rule: 'config-loads-outside-next',
      from: 'payload.config.ts',
      to,
    });
  });
});

it('a wall holds for types, too', async () => {
  const source = `import type { Post } from '../../payload-types';\nexport type Mine = Post;\n`;
  const found = await cruiseTree({ ...ground, 'src/components/ui/Doc.tsx': source });
  expect(found.map(({ rule }) => rule)).toContain('view-models-only');
});

it('a tree that keeps to its floors is left in peace', async () => {
  const tree: Tree = {
    ...ground,
    'src/domain/price.ts': `import type { Metadata } from 'next';\nimport './rule';\n${file}`,
    'src/fields/money.ts': importing('@/domain/price', 'payload'),
    'collections/_shared/hooks/revalidate.ts': importing('next/cache'),
    'collections/posts.ts': importing('./_shared/hooks/revalidate', '@/fields/money'),
    'payload.config.ts': importing('./collections/posts', '@/mail/adapter'),
    'src/cms/client.ts': importing('@payload-config', 'server-only'),
    'src/cms/queries/pages.ts': importing('../client', '@/domain/price'),
    'src/components/motion/Fade.tsx': importing('framer-motion'),
    'src/features/quote/Quote.tsx': importing('./ask', '@/components/motion/Fade'),
    'src/features/quote/ask.ts': file,
    'src/blocks/Hero/config.ts': importing('@/fields/money'),
    'src/blocks/Hero/Hero.tsx': importing('./config', '@/cms/queries/pages'),
    'src/app/(site)/page.tsx': importing('@/blocks/Hero/Hero', '@/features/quote/Quote'),
    'src/server/tasks/migrate.ts': importing('@payload-config', 'pg', 'node:net'),
    'tests/int/posts.test.ts': importing('@payload-config', 'vitest'),
  };
  delete tree['src/utils/misc.ts'];
  expect(await cruiseTree(tree)).toEqual([]);
});
