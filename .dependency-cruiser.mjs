/**
 * The walls of the house: which room may know of which. Every rule says why it is there; the tests
 * in `tests/walls` prove that each of them can fail.
 */

/**
 * The rooms, from the ground up. A room may use what stands on a lower floor, never what stands on
 * a higher one, nor its neighbours on its own.
 */
const floors = [
  { lib: '^src/lib/', config: '^src/config/' },
  { domain: '^src/domain/', scanner: '^src/scanner/' },
  { mail: '^src/mail/', fields: '^src/fields/', database: '^src/database/' },
  {
    jobs: '^src/jobs/',
    'block-configs': '^src/blocks/([^/]+/config|configs)\\.ts$',
    components: '^src/components/',
  },
  { collections: '^collections/' },
  // The first content is written through Payload, with what collections and fields are made of.
  { seed: '^seed/', 'payload-config': '^payload\\.config\\.ts$' },
  { cms: '^src/cms/' },
  { server: '^src/server/' },
  { features: '^src/features/' },
  {
    blocks: '^src/blocks/([^/]+/(?!config\\.ts)[^/]+|(?!configs\\.ts)[^/]+)$',
    admin: '^src/admin/',
  },
  { app: '^src/app/' },
];

/** Generated: no room of ours, so no floor either. */
const generated = '^src/(payload-types\\.ts$|migrations/)';

const product = '^(src|collections|seed|payload\\.config)';
const anyRoom = floors.flatMap((floor) => Object.values(floor));
const package_ = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

function directionOf([room, path], floorIndex) {
  const above = floors.slice(floorIndex).flatMap((floor) => Object.entries(floor));
  return {
    name: `direction-${room}`,
    severity: 'error',
    comment:
      'A room that reaches upwards can’t be changed, tested or understood without the rooms above it. Move what both need to a lower floor.',
    from: { path },
    to: { path: above.filter(([name]) => name !== room).map(([, abovePath]) => abovePath) },
  };
}

// The top floor may use everything.
const directions = floors
  .slice(0, -1)
  .flatMap((floor, index) => Object.entries(floor).map((room) => directionOf(room, index)));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'known-rooms-only',
      severity: 'error',
      comment: 'A folder that is no room has no walls. Give it a floor in this file.',
      from: {},
      to: { path: product, pathNot: [...anyRoom, generated] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other are one file in disguise, and load in a random order.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment:
        'An import that this tool can’t follow passes every other rule unseen. (Next knows `server-only` by itself; there is no such package here.)',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' },
    },
    {
      name: 'listed-importers-of-payload-config',
      severity: 'error',
      comment:
        'Whoever loads the configuration loads the whole CMS with its secrets. One client for pages, Payload’s own routes, the task processes and the integration tests do.',
      from: {
        pathNot: [
          '^src/cms/client\\.ts$',
          '^src/app/\\(payload\\)/',
          '^src/server/tasks/[^/]+\\.ts$',
          '^tests/(int|support)/',
          '^tests/run/regenerate\\.ts$',
          '^payload\\.config\\.ts$',
        ],
      },
      to: { path: '^payload\\.config\\.ts$' },
    },
    {
      name: 'config-loads-outside-next',
      severity: 'error',
      comment:
        'Payload’s command line, the migrations and the seed load this graph in plain Node, where there is no request, no router and no JSX. Admin components are named by string path.',
      from: { path: '^payload\\.config\\.ts$' },
      to: {
        path: [
          '^src/(cms|features|app)/',
          '\\.tsx$',
          '(^|/)server-only(/|$)',
          '(^|/)node_modules/next/(headers|navigation)',
        ],
        reachable: true,
      },
    },
    {
      name: 'one-place-revalidates',
      severity: 'error',
      comment:
        'Which pages a change makes new is decided in one hook; a second place would forget the lists, the old address or the guard for processes outside Next.',
      from: { path: product, pathNot: '^collections/_shared/hooks/revalidate\\.ts$' },
      to: { path: '(^|/)node_modules/next/cache' },
    },
    {
      name: 'hooks-queue-side-effects',
      severity: 'error',
      comment:
        'A hook runs inside the transaction: a mail sent or a site scanned there is not undone when it rolls back, and keeps the editor waiting. Queue a job.',
      from: { path: '^collections/' },
      to: { path: '^src/(mail|scanner)/' },
    },
    {
      name: 'pages-read-through-queries',
      severity: 'error',
      comment:
        'A query fixes access, depth and selection and returns a view model. A page or block that asks Payload itself leaks drafts sooner or later.',
      from: {
        path: '^src/(blocks|features|components|app/(?!\\(payload\\)|api/))',
        pathNot: 'route\\.ts$',
      },
      to: {
        path: ['^src/cms/client\\.ts$', package_('payload', '@payloadcms/db-postgres')],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      comment: 'Features that know each other can’t be taken out one by one. Compose them in app.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'Rules without framework, database and clock are tested without any of them. (Types of other libraries vanish when compiled.)',
      from: { path: '^src/domain/' },
      to: {
        path: [
          // Schemas, and clocks of other places: calculations both.
          '(^|/)node_modules/(?!(zod|@date-fns/tz)(/|$))',
          '^(node:)?(fs|http|https|net|dns|child_process|crypto|os|path)',
          '^src/config/env\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'scanner-stands-alone',
      severity: 'error',
      comment: 'The scanner is a library of its own: no framework, no database, no CMS.',
      from: { path: '^src/scanner/' },
      to: { path: package_('next', 'react', 'react-dom', 'payload', '@payloadcms', 'pg') },
    },
    {
      name: 'scanner-and-server-open-connections',
      severity: 'error',
      comment:
        'An address that a visitor gave may lead into our own network. Only the scanner’s guarded fetch may follow one; the server’s parts talk to our own processes.',
      from: { path: product, pathNot: '^src/(scanner|server)/' },
      to: { path: ['^(node:)?(http|https|http2|net|tls|dns)(/|$)', package_('undici')] },
    },
    {
      name: 'view-models-only',
      severity: 'error',
      comment:
        'Domain and components know view models. With Payload’s generated types, every field renamed in the CMS would reach into every component.',
      from: { path: '^src/(domain|components)/' },
      to: { path: ['^src/payload-types\\.ts$', package_('payload', '@payloadcms')] },
    },
    {
      name: 'ui-takes-props',
      severity: 'error',
      comment: 'A part of the interface that reads the environment can’t be shown on its own.',
      from: { path: '^src/components/' },
      to: { path: '^src/config/env\\.ts$' },
    },
    {
      name: 'motion-in-one-place',
      severity: 'error',
      comment:
        'The animation library is heavy and easily shipped twice or with all its features; one room keeps it small and off for people who want less motion.',
      from: { path: product, pathNot: '^src/components/motion/' },
      to: { path: package_('framer-motion', 'motion') },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'Test code in the product would be shipped.',
      from: { path: product },
      to: { path: '^tests/' },
    },
    {
      name: 'product-without-dev-dependencies',
      severity: 'error',
      comment: 'Production installs leave devDependencies out: such an import fails there only.',
      from: { path: product },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      comment:
        'A package that merely happens to be there goes when the package that brought it goes.',
      from: { path: product },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Styles have no imports that matter here.
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a wall that lets types through is none.
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
