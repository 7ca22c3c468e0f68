import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig, type Config } from 'payload';
import sharp from 'sharp';
import { siteEditor } from '@/content/hooks/fields/common';
import { schedulePublishTask } from '@/content/jobs/schedule-publish';
import { tellOfHeldTask } from '@/enquiries/jobs/tell-of-held';
import { deliverMailTask } from '@/office/jobs/deliver-mail';
import { purgeOldDataTask } from '@/office/jobs/purge-old-data';
import { backOfficeWords } from '@/platform/back-office-words';
import { calmLogger } from '@/platform/calm-log';
import { createDatabaseAdapter } from '@/platform/database/adapter';
import { getEnv } from '@/platform/env';
import { nameDeadlock } from '@/platform/http/repeat-deadlocks';
import { closeJobStats } from '@/platform/jobs/close-job-stats';
import { startsField } from '@/platform/jobs/run-due-jobs';
import { createMailAdapter } from '@/platform/mail/adapter';
import { eraseMailFilesTask } from '@/platform/mail/erase-mail-files';
import { storePicturesOnS3 } from '@/platform/picture-bucket';
import { priceTokensEndpoint } from '@/prices/hooks/price-fields';
import { watchProposalsTask } from '@/proposals/jobs/watch-proposals';
import { crawlSiteTask } from '@/scans/jobs/crawl-site';
import { rescanSitesTask } from '@/scans/jobs/rescan-sites';
import { scanSiteTask } from '@/scans/jobs/scan-site';
import { collections, globals } from './collections';
import { Users } from './collections/users';
import { adminOnly, nobody } from './src/accounts/hooks/access';
import { editingEndpoints } from './src/content/hooks/editing';
import { removalEndpoints } from './src/content/hooks/removals';
import { scheduleEndpoints } from './src/content/hooks/schedules';
import { personEndpoints } from './src/office/hooks/persons';
import { retryJobEndpoint } from './src/office/hooks/retry-failed';
import { savedFilters, wordSavedFilters } from './src/office/hooks/saved-filters';

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
  hooks: { afterError: [nameDeadlock] },
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
  plugins: env.s3 ? [storePicturesOnS3(env.s3)] : [],
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
      rescanSitesTask,
      tellOfHeldTask,
      eraseMailFilesTask,
      schedulePublishTask,
    ],
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { create: nobody, read: adminOnly, update: nobody, delete: adminOnly },
      fields: [...defaultJobsCollection.fields, startsField],
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
          Component: '@/prices/office/PriceBoardView#PriceBoardView',
          path: '/prices',
          exact: true,
          meta: { title: 'Price board' },
        },
        person: {
          Component: '@/office/person/PersonView#PersonView',
          path: '/person',
          exact: true,
          meta: { title: 'This person' },
        },
      },
      beforeDashboard: [
        '@/office/dashboard/Today#Today',
        '@/office/dashboard/SampleData#SampleData',
      ],
      afterNavLinks: ['@/office/branding#OtherScreens'],
      beforeLogin: ['@/accounts/office/account-panels#SignInHelp'],
      graphics: {
        Logo: '@/office/branding#Logo',
        Icon: '@/office/branding#Icon',
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
  typescript: {
    outputFile: path.join(root, 'src/payload-types.ts'),
    // `npm run generate` does, instead of a second process with the whole CMS at each start.
    autoGenerate: false,
  },
})
  .then(closeJobStats)
  .then(wordSavedFilters);
