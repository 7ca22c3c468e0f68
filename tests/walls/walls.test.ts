import { beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree, ruleNames, type Tree, type Violation } from './support/cruise-tree';

const rooms = (await ruleNames()).flatMap((name) => name.match(/^direction-(.+)$/)?.[1] ?? []);

const file = 'export const something = 1;\n';
const importing = (...modules: string[]) =>
  `${modules.map((name) => `import '${name}';`).join('\n')}\n${file}`;

/** One breach of each wall: rule, importing file, import, and the file that must be named. */
type Breach = [rule: string, from: string, imported: string, to: string];

/** For each room, a file that imports from the next room. */
const directions = rooms.slice(0, -1).map((room, index): Breach => {
  const later = rooms[index + 1] ?? '';
  return [`direction-${room}`, `src/${room}/early.ts`, `@/${later}/late`, `src/${later}/late.ts`];
});

const breaches: Breach[] = [
  ...directions,
  ['direction-app', 'src/app/page.tsx', '../../collections/posts', 'collections/posts.ts'],
  ['direction-prices', 'src/prices/data/early.ts', '../../../seed/all', 'seed/all.ts'],
  ['layer-rules', 'src/prices/rules/sum.ts', '../data/rows', 'src/prices/data/rows.ts'],
  ['layer-rules', 'src/content/rules.ts', '@/prices/data/rows', 'src/prices/data/rows.ts'],
  ['layer-data', 'src/prices/data/tell.ts', '../jobs/night', 'src/prices/jobs/night.ts'],
  ['layer-hooks', 'src/prices/hooks/show.ts', '../store/pages', 'src/prices/store/pages.ts'],
  ['layer-mails', 'src/prices/mails/read.ts', '../data/rows', 'src/prices/data/rows.ts'],
  ['layer-jobs', 'src/prices/jobs/later.ts', '../actions/send', 'src/prices/actions/send.ts'],
  ['layer-store', 'src/prices/store/ask.ts', '../actions/send', 'src/prices/actions/send.ts'],
  ['layer-actions', 'src/prices/actions/show.ts', '../ui/Form', 'src/prices/ui/Form.tsx'],
  ['layer-ui', 'src/prices/ui/List.tsx', '../store/pages', 'src/prices/store/pages.ts'],
  ['layer-office', 'src/prices/office/Panel.tsx', '../jobs/night', 'src/prices/jobs/night.ts'],
  ['rooms-have-doors', 'src/content/ui/Card.tsx', '@/prices/ui/Form', 'src/prices/ui/Form.tsx'],
  ['rooms-have-doors', 'src/content/jobs/x.ts', '@/prices/jobs/night', 'src/prices/jobs/night.ts'],
  ['known-rooms-only', 'src/app/attic.ts', '@/utils/misc', 'src/utils/misc.ts'],
  ['entry-points', 'src/platform/start.ts', './tasks/migrate', 'src/platform/tasks/migrate.ts'],
  ['no-cycles', 'src/prices/rules/egg.ts', './hen', 'src/prices/rules/hen.ts'],
  ['no-unresolvable', 'src/prices/rules/lost.ts', './nowhere', './nowhere'],
  [
    'listed-importers-of-payload-config',
    'src/content/store/faqs.ts',
    '@payload-config',
    'payload.config.ts',
  ],
  [
    'listed-importers-of-payload-config',
    'src/platform/deep/tasks/x.ts',
    '@payload-config',
    'payload.config.ts',
  ],
  [
    'client-behind-store-and-actions',
    'src/app/(site)/layout.tsx',
    '@/platform/cms',
    'src/platform/cms.ts',
  ],
  [
    'client-behind-store-and-actions',
    'src/site/sections/Faq/Faq.tsx',
    '@/platform/cms',
    'src/platform/cms.ts',
  ],
  [
    'one-place-revalidates',
    'src/prices/actions/save.ts',
    'next/cache',
    'node_modules/next/cache.js',
  ],
  [
    'hooks-queue-side-effects',
    'collections/leads.ts',
    '@/platform/mail/adapter',
    'src/platform/mail/adapter.ts',
  ],
  ['hooks-queue-side-effects', 'src/scans/hooks/now.ts', '@/scanner/run', 'src/scanner/run.ts'],
  [
    'pages-read-through-store',
    'src/site/templates/Faq.tsx',
    'payload',
    'node_modules/payload/index.js',
  ],
  ['rules-are-pure', 'src/prices/rules/clock.ts', 'react', 'node_modules/react/index.js'],
  ['rules-are-pure', 'src/prices/rules/files.ts', 'node:fs', 'fs'],
  ['rules-are-pure', 'src/prices/rules/secret.ts', '@/platform/env', 'src/platform/env.ts'],
  ['rules-are-pure', 'src/prices/rules/shown.ts', '@/design/ui/Box', 'src/design/ui/Box.tsx'],
  ['scanner-stands-alone', 'src/scanner/store.ts', 'pg', 'node_modules/pg/index.js'],
  [
    'scanner-and-platform-open-connections',
    'src/scans/jobs/ping.ts',
    'undici',
    'node_modules/undici/index.js',
  ],
  ['scanner-and-platform-open-connections', 'src/scans/ui/ask.ts', 'node:https', 'https'],
  ['view-models-only', 'src/prices/rules/doc.ts', '../../payload-types', 'src/payload-types.ts'],
  ['view-models-only', 'src/design/ui/Doc.tsx', 'payload', 'node_modules/payload/index.js'],
  ['view-models-only', 'src/prices/ui/Doc.tsx', '@/payload-types', 'src/payload-types.ts'],
  ['ui-takes-props', 'src/design/layout/Foot.tsx', '@/platform/env', 'src/platform/env.ts'],
  ['ui-takes-props', 'src/prices/ui/Foot.tsx', '@/platform/env', 'src/platform/env.ts'],
  [
    'motion-in-one-place',
    'src/design/ui/Fade.tsx',
    'framer-motion',
    'node_modules/framer-motion/index.js',
  ],
  [
    'product-without-tests',
    'src/platform/fake.ts',
    '../../tests/support/fake',
    'tests/support/fake.ts',
  ],
  [
    'product-without-dev-dependencies',
    'src/platform/check.ts',
    'vitest',
    'node_modules/vitest/index.js',
  ],
  [
    'declared-dependencies-only',
    'src/platform/free.ts',
    'stowaway',
    'node_modules/stowaway/index.js',
  ],
];

/** Targets of the breaches. */
const ground: Tree = Object.fromEntries(
  [
    ...rooms.map((room) => `src/${room}/late.ts`),
    'payload.config.ts',
    'collections/posts.ts',
    'seed/all.ts',
    'src/prices/data/rows.ts',
    'src/prices/jobs/night.ts',
    'src/prices/store/pages.ts',
    'src/prices/actions/send.ts',
    'src/prices/ui/Form.tsx',
    'src/design/ui/Box.tsx',
    'src/platform/cms.ts',
    'src/platform/env.ts',
    'src/platform/mail/adapter.ts',
    'src/platform/tasks/migrate.ts',
    'src/scanner/run.ts',
    'src/utils/misc.ts',
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
  return {
    ...ground,
    ...Object.fromEntries(guilty),
    'src/prices/rules/hen.ts': importing('./egg'),
  };
}

describe('every wall reports its breach', () => {
  let found: Violation[] = [];

  beforeAll(async () => {
    found = await cruiseTree(breachingTree());
  });

  it.each(breaches)('%s: %s imports %s', (rule, from, _imported, to) => {
    expect(found).toContainEqual({ rule, from, to });
  });

  it('every wall has a breach here or its own test below', async () => {
    const tried = new Set([...breaches.map(([rule]) => rule), 'config-loads-outside-next']);
    expect((await ruleNames()).filter((name) => !tried.has(name))).toEqual([]);
  });
});

describe("files that Payload's command line loads", () => {
  const unreachable = [
    ['a component', '../ui/Form', 'src/prices/ui/Form.tsx'],
    ['what pages read', '../store/pages', 'src/prices/store/pages.ts'],
    ['what a request asks for', '../actions/send', 'src/prices/actions/send.ts'],
    ['the client', '@/platform/cms', 'src/platform/cms.ts'],
    ['the request of Next', 'next/headers', 'node_modules/next/headers.js'],
    ['the router of Next', 'next/navigation', 'node_modules/next/navigation.js'],
    ['the guard of the bundle', 'server-only', 'server-only'],
  ] as const;
  let found: Violation[] = [];

  beforeAll(async () => {
    found = await cruiseTree({
      ...ground,
      'payload.config.ts': importing('./collections/index'),
      'collections/index.ts': importing('@/prices/hooks/deep'),
      'src/prices/hooks/deep.ts': importing(...unreachable.map(([, imported]) => imported)),
    });
  });

  it.each(unreachable)(
    'never reaches %s, however many files lie between',
    (_what, _imported, to) => {
      expect(found).toContainEqual({
        rule: 'config-loads-outside-next',
        from: 'payload.config.ts',
        to,
      });
    },
  );
});

it('a wall applies to type imports too', async () => {
  const source = `import type { Post } from '../../payload-types';\nexport type Mine = Post;\n`;
  const found = await cruiseTree({ ...ground, 'src/design/ui/Doc.tsx': source });
  expect(found).toContainEqual({
    rule: 'view-models-only',
    from: 'src/design/ui/Doc.tsx',
    to: 'src/payload-types.ts',
  });
});

it('a tree within the walls passes', async () => {
  const tree: Tree = {
    ...ground,
    'src/prices/rules/money.ts': `import type { Metadata } from 'next';\n${file}`,
    'src/prices/data/rows.ts': importing('../rules/money'),
    'src/prices/hooks/money.ts': importing('../rules/money', 'payload'),
    'src/content/hooks/price.ts': importing('@/prices/hooks/money', '@/prices/data/rows'),
    'collections/posts.ts': importing('@/content/hooks/price', '@/site/sections/Hero/config'),
    'seed/all.ts': importing('../collections/posts'),
    'payload.config.ts': importing('./collections/posts'),
    'src/platform/cms.ts': importing('@payload-config', 'server-only'),
    'src/platform/tasks/migrate.ts': importing('@payload-config', '../../../seed/all', 'pg'),
    'src/prices/store/pages.ts': importing('@/platform/cms', '../rules/money'),
    'src/prices/actions/send.ts': importing('../store/pages', '@/platform/cms'),
    'src/design/motion/Fade.tsx': importing('framer-motion'),
    'src/prices/ui/Form.tsx': importing('../actions/send', '@/design/motion/Fade'),
    'src/site/sections/Hero/config.ts': importing('@/prices/hooks/money'),
    'src/site/sections/Hero/Hero.tsx': importing('./config', '@/prices/store/pages'),
    'src/app/(site)/page.tsx': importing('@/site/sections/Hero/Hero', '@/prices/ui/Form'),
    'src/app/(payload)/page.tsx': importing('@payload-config'),
  };
  delete tree['src/utils/misc.ts'];
  expect(await cruiseTree(tree)).toEqual([]);
});
