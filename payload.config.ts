import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig, type Config } from 'payload';
import sharp from 'sharp';
import { backOfficeWords } from '@/config/back-office-words';
import { getEnv } from '@/config/env';
import { createDatabaseAdapter } from '@/database/adapter';
import { priceTokensEndpoint } from '@/fields/price-tokens/price-tokens-endpoint';
import { siteEditor } from '@/fields/rich-text';
import { closeJobStats } from '@/jobs/close-job-stats';
import { crawlSiteTask } from '@/jobs/crawl-site.task';
import { deliverMailTask } from '@/jobs/deliver-mail.task';
import { eraseMailFilesTask } from '@/jobs/erase-mail-files.task';
import { purgeOldDataTask } from '@/jobs/purge-old-data.task';
import { scanSiteTask } from '@/jobs/scan-site.task';
import { schedulePublishTask } from '@/jobs/schedule-publish.task';
import { tellOfHeldTask } from '@/jobs/tell-of-held.task';
import { watchProposalsTask } from '@/jobs/watch-proposals.task';
import { calmLogger } from '@/lib/calm-log';
import { createMailAdapter } from '@/mail/adapter';
import { collections, globals } from './collections';
import { adminOnly, nobody } from './collections/_shared/access/admin-only';
import { editingEndpoints } from './collections/_shared/endpoints/editing';
import { personEndpoints } from './collections/_shared/endpoints/persons';
import { removalEndpoints } from './collections/_shared/endpoints/removals';
import { retryJobEndpoint } from './collections/_shared/endpoints/retry-job';
import { scheduleEndpoints } from './collections/_shared/endpoints/schedules';
import { savedFilters, wordSavedFilters } from './collections/_shared/saved-filters';
import { Users } from './collections/users/users';

const root = path.dirname(fileURLToPath(import.meta.url));
const env = getEnv();

// One picture at a time keeps memory low; the HEIF loader has had remote code execution.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoadHeif'] });

export default buildConfig({
  secret: env.payloadSecret,
  serverURL: env.siteUrl,
  csrf: [env.siteUrl],
  cors: [env.siteUrl],
  routes: { admin: '/cms', api: '/api' },
  graphQL: { disable: true },
  telemetry: false,
  // A developer's terminal shows errors whole.
  ...(env.isProduction ? { logger: calmLogger as Config['logger'] } : {}),
  // What a visitor or an editor got wrong is told to them; the log keeps a line, not an alarm.
  loggingLevels: {
    NotFound: 'debug',
    Forbidden: 'info',
    AuthenticationError: 'info',
    Refusal: 'info',
    QueryError: 'info',
  } as never,
  queryPresets: savedFilters,
  i18n: { translations: backOfficeWords },
  defaultDepth: 1,
  maxDepth: 3,
  db: createDatabaseAdapter({
    connectionString: env.databaseUrl,
    maxConnections: env.databasePoolMax,
    statementTimeoutMs: env.databaseStatementTimeoutMs,
  }),
  email: createMailAdapter({
    ...(env.smtpUrl ? { smtpUrl: env.smtpUrl } : {}),
    directory: path.join(env.dataDir, 'mail'),
    defaultFromAddress: `no-reply@${new URL(env.siteUrl).hostname}`,
    defaultFromName: 'Website',
  }),
  editor: siteEditor,
  sharp,
  collections,
  globals,
  endpoints: [
    priceTokensEndpoint,
    ...personEndpoints,
    ...editingEndpoints,
    ...removalEndpoints,
    ...scheduleEndpoints,
  ],
  upload: { limits: { fileSize: 15_000_000 }, abortOnLimit: true },
  jobs: {
    // The server polls jobs itself, inside a request where pages can be made new.
    access: { run: () => false, queue: () => false, cancel: () => false },
    deleteJobOnComplete: true,
    tasks: [
      deliverMailTask,
      purgeOldDataTask,
      scanSiteTask,
      crawlSiteTask,
      watchProposalsTask,
      tellOfHeldTask,
      eraseMailFilesTask,
      schedulePublishTask,
    ],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { create: nobody, read: adminOnly, update: nobody, delete: adminOnly },
      endpoints: [...(defaultJobsCollection.endpoints || []), retryJobEndpoint],
    }),
  },
  admin: {
    user: Users.slug,
    // Gravatar would tell a third party who signs in here.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: {
      defaultTimezone: 'Europe/London',
      supportedTimezones: [{ label: 'London', value: 'Europe/London' }],
    },
    importMap: { baseDir: root },
    // Payload's own sharing picture would be drawn with whatever words a stranger sends.
    meta: {
      defaultOGImageType: 'off',
      titleSuffix: ' – Back office',
      icons: [{ rel: 'icon', url: '/favicon.svg' }],
    },
    components: {
      views: {
        prices: {
          Component: '@/admin/prices/PriceBoardView#PriceBoardView',
          path: '/prices',
          exact: true,
          meta: { title: 'Price board' },
        },
        person: {
          Component: '@/admin/person/PersonView#PersonView',
          path: '/person',
          exact: true,
          meta: { title: 'This person' },
        },
      },
      beforeDashboard: [
        '@/admin/dashboard/Today#Today',
        '@/admin/sample-data/SampleData#SampleData',
      ],
      afterNavLinks: ['@/admin/branding/OtherScreens#OtherScreens'],
      beforeLogin: ['@/admin/accounts/SignInHelp#SignInHelp'],
      graphics: {
        Logo: '@/admin/branding/Logo#Logo',
        Icon: '@/admin/branding/Icon#Icon',
      },
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
})
  .then(closeJobStats)
  .then(wordSavedFilters);
