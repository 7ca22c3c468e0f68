/**
 * The walls of the house: which room may know of which, and which layer of a room of which. A room
 * is a folder of `src`; its layers have the same names everywhere, so a new room is guarded the day
 * it is made. Every rule says why it is there; the tests in `tests/walls` prove that each can fail.
 */

/** The rooms in their order: a room may use those before it, never one after it. */
const rooms = [
  'platform',
  'scanner',
  'design',
  'accounts',
  'prices',
  'content',
  'scans',
  'keywords',
  'enquiries',
  'territories',
  'proposals',
  'chat',
  'office',
  'site',
  'app',
];

/** The layers, and which of them each may use, in its own room or in one before it. */
const layers = {
  rules: ['rules'],
  data: ['rules', 'data', 'mails'],
  hooks: ['rules', 'data', 'hooks', 'mails', 'jobs'],
  mails: ['rules', 'mails'],
  jobs: ['rules', 'data', 'mails', 'jobs'],
  store: ['rules', 'data', 'mails', 'store'],
  actions: ['rules', 'data', 'mails', 'store', 'actions'],
  ui: ['rules', 'actions', 'ui'],
  office: ['rules', 'data', 'store', 'ui', 'office'],
};

/** Rooms that put the others together; the rest use another room only through these layers. */
const composing = ['office', 'site', 'app'];
const doors = ['rules', 'data', 'store'];

/** Rooms without layers of this kind: every room may use all of them, but see `rules-are-pure`. */
const foundations = ['platform', 'scanner', 'design'];

/** Entry points of processes of their own: they put the product together. */
const tasks = '^src/platform/tasks/';
/** The one door to the whole CMS. */
const client = '^src/platform/cms\\.ts$';
const composition = '^(collections/|seed/|payload\\.config\\.ts$)';

/** Generated: no room of ours. */
const generated = '^src/(payload-types\\.ts$|migrations/)';

const product = '^(src|collections|seed|payload\\.config)';
const package_ = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** A layer is a folder or a single file of that name. */
const inLayer = (room, names) => `^src/${room}/(${names.join('|')})(/|\\.tsx?$)`;
const anyRoom = '([^/]+)';
const foundation = `^src/(${foundations.join('|')})/`;

const directions = rooms.map((room, index) => ({
  name: `direction-${room}`,
  comment:
    'A room that reaches for one after it in the order can’t be changed, tested or understood without it. Move what both need to the earlier one.',
  from: { path: `^src/${room}/`, pathNot: [tasks, client] },
  to: {
    path: [
      ...rooms.slice(index + 1).map((later) => `^src/${later}/`),
      // Payload's own routes load its configuration.
      ...(room === 'app' ? ['^(collections|seed)/'] : [composition]),
    ],
  },
}));

const layerWalls = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment:
    'The layers of a room go one way, from rules to what visitors and staff see: docs of each in ARCHITECTURE.md.',
  from: { path: inLayer(anyRoom, [layer]), pathNot: foundation },
  to: {
    path: inLayer('[^/]+', Object.keys(layers)),
    pathNot: [inLayer('[^/]+', allowed), foundation],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...layerWalls,
    {
      name: 'rooms-have-doors',
      comment:
        'A room is used through its rules, data and store; what else it has may change without its neighbours. Hooks share fields and access, the screens of the back office their parts.',
      from: { path: `^src/${anyRoom}/`, pathNot: [`^src/(${composing.join('|')})/`, tasks] },
      to: {
        path: `^src/(?!(${[...foundations].join('|')})/)[^/]+/[^/]+`,
        pathNot: ['^src/$1/', inLayer('[^/]+', [...doors, 'hooks', 'office']), generated],
      },
    },
    {
      name: 'known-rooms-only',
      comment: 'A folder that is no room has no walls. Give it a place in the order of this file.',
      from: {},
      to: {
        path: product,
        pathNot: [`^src/(${rooms.join('|')})/`, composition, generated],
      },
    },
    {
      name: 'entry-points',
      comment: 'What puts the product together is started, not used.',
      from: { path: product, pathNot: [tasks, client, composition, '^src/app/\\(payload\\)/'] },
      to: { path: [tasks, composition], pathNot: '^src/platform/tasks/messages\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file in disguise, and load in a random order.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'An import that this tool can’t follow passes every other rule unseen. (Next knows `server-only` by itself; there is no such package here.)',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' },
    },
    {
      name: 'listed-importers-of-payload-config',
      comment:
        'The configuration brings the whole CMS with its secrets. One client for pages, Payload’s own routes, the task processes and the integration tests load it.',
      from: {
        pathNot: [
          client,
          '^src/app/\\(payload\\)/',
          '^src/platform/tasks/[^/]+\\.ts$',
          '^tests/(int|support)/',
          '^tests/run/regenerate\\.ts$',
          '^payload\\.config\\.ts$',
        ],
      },
      to: { path: '^payload\\.config\\.ts$' },
    },
    {
      name: 'client-behind-store-and-actions',
      comment:
        'The client answers without asking for rights unless it is told to: stores and actions fix access, depth and selection, and return view models.',
      from: {
        path: product,
        pathNot: [
          inLayer('[^/]+', ['store', 'actions']),
          '^src/platform/',
          '^src/app/.*route\\.ts$',
        ],
      },
      to: { path: client },
    },
    {
      name: 'config-loads-outside-next',
      comment:
        'Payload’s command line, the migrations and the seed load this graph in plain Node, where there is no request, no router and no JSX. Admin components are named by string path.',
      from: { path: '^payload\\.config\\.ts$' },
      to: {
        path: [
          client,
          '^src/app/',
          inLayer('[^/]+', ['store', 'actions', 'ui']),
          '\\.tsx$',
          '(^|/)server-only(/|$)',
          '(^|/)node_modules/next/(headers|navigation)',
        ],
        reachable: true,
      },
    },
    {
      name: 'one-place-revalidates',
      comment:
        'A change makes pages stale in every process, through src/platform/revalidate.ts; Next’s own marks reach this process alone, and only at the end of a request.',
      from: { path: product },
      to: { path: '(^|/)node_modules/next/cache' },
    },
    {
      name: 'hooks-queue-side-effects',
      comment:
        'A hook runs inside the transaction: a mail sent or a site scanned there is not undone when it rolls back, and keeps the editor waiting. Queue a job.',
      from: { path: ['^collections/', inLayer('[^/]+', ['hooks', 'data'])] },
      to: { path: ['^src/scanner/', '^src/platform/mail/adapter\\.ts$', package_('nodemailer')] },
    },
    {
      name: 'pages-read-through-store',
      comment:
        'A store fixes access, depth and selection and returns a view model. A page or section that asks Payload itself leaks drafts sooner or later.',
      from: {
        path: ['^src/(site|design|app/(?!\\(payload\\)|api/))', inLayer('[^/]+', ['ui', 'rules'])],
        pathNot: 'route\\.ts$',
      },
      to: {
        path: [package_('payload', '@payloadcms/db-postgres')],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules without framework, database and clock are tested without any of them. (Types of other libraries vanish when compiled.)',
      from: { path: inLayer('[^/]+', ['rules']) },
      to: {
        path: [
          // Schemas, and clocks of other places: calculations both.
          '(^|/)node_modules/(?!(zod|@date-fns/tz)(/|$))',
          '^(node:)?(fs|http|https|net|dns|child_process|crypto|os|path)',
          '^src/platform/(env|cms)\\.ts$',
          '^src/platform/(database|http|jobs|postgres|supervisor|rate-limit|pdf|backup|build)/',
          '^src/design/(ui|layout|motion|media|office)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'scanner-stands-alone',
      comment: 'The scanner is a library of its own: no framework, no database, no CMS.',
      from: { path: '^src/scanner/' },
      to: {
        path: [
          package_('next', 'react', 'react-dom', 'payload', '@payloadcms', 'pg'),
          '^src/platform/(cms|app-server)\\.ts$',
          '^src/platform/(database|http|jobs|supervisor|tasks)/',
        ],
      },
    },
    {
      name: 'scanner-and-platform-open-connections',
      comment:
        'An address that a visitor gave may lead into our own network. Only the scanner’s guarded fetch may follow one; the platform talks to our own processes.',
      from: { path: product, pathNot: '^src/(scanner|platform)/' },
      to: { path: ['^(node:)?(http|https|http2|net|tls|dns)(/|$)', package_('undici')] },
    },
    {
      name: 'view-models-only',
      comment:
        'Rules and everything that is shown know view models. With Payload’s generated types, every field renamed in the CMS would reach into every component.',
      from: {
        path: ['^src/design/', inLayer('[^/]+', ['rules', 'ui'])],
        pathNot: '^src/design/office/',
      },
      to: { path: ['^src/payload-types\\.ts$', package_('payload', '@payloadcms')] },
    },
    {
      name: 'ui-takes-props',
      comment: 'A part of the interface that reads the environment can’t be shown on its own.',
      from: { path: ['^src/design/', inLayer('[^/]+', ['ui'])] },
      to: { path: '^src/platform/env\\.ts$' },
    },
    {
      name: 'motion-in-one-place',
      comment:
        'The animation library is heavy and easily shipped twice or with all its features; one room keeps it small and off for people who want less motion.',
      from: { path: product, pathNot: '^src/design/motion/' },
      to: { path: package_('framer-motion', 'motion') },
    },
    {
      name: 'product-without-tests',
      comment: 'Test code in the product would be shipped.',
      from: { path: product },
      to: { path: '^tests/' },
    },
    {
      name: 'product-without-dev-dependencies',
      comment: 'Production installs leave devDependencies out: such an import fails there only.',
      from: { path: product },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'declared-dependencies-only',
      comment:
        'A package that merely happens to be there goes when the package that brought it goes.',
      from: { path: product },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ].map((wall) => ({ severity: 'error', ...wall })),
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
