import { type Caller, callers } from '../support/callers';
import type { Desk } from '../support/desk';

/** A test that proves who has access, and the string in it that names the route. */
export interface Proof {
  provenBy: string;
  mentions: string;
}

const access = 'tests/int/access';
const by = (provenBy: string, mentions: string): Proof => ({ provenBy, mentions });

/** Endpoints that Payload adds below `/api`, besides those of collections and globals. */
export const broughtAlong: Readonly<Record<string, Proof>> = {
  'GET /access': by(`${access}/endpoints.test.ts`, "'/access'"),
  'GET /og': by(`${access}/endpoints.test.ts`, '/og?'),
  'GET /payload-jobs/run': by(`${access}/endpoints.test.ts`, '/run'),
  'GET /payload-jobs/handle-schedules': by(`${access}/endpoints.test.ts`, '/handle-schedules'),
  'POST /reorder': by('tests/int/content/order.test.ts', '/reorder'),
  'GET /media/paste-url/:id?': by(`${access}/uploads.test.ts`, '/media/paste-url'),
  'GET /media/file/:filename': by(`${access}/uploads.test.ts`, '/media/file/'),
  'POST /users/login': by(`${access}/sign-in.test.ts`, 'cms('),
  'POST /users/logout': by(`${access}/accounts.test.ts`, '/users/logout'),
  'GET /users/me': by(`${access}/accounts.test.ts`, '/users/me'),
  'POST /users/refresh-token': by(`${access}/accounts.test.ts`, '/users/refresh-token'),
  'POST /users/first-register': by(`${access}/accounts.test.ts`, '/users/first-register'),
  'POST /users/reset-password': by('tests/int/support/account-mail.ts', '/users/reset-password'),
  'POST /users/unlock': by(`${access}/accounts.test.ts`, '/users/unlock'),
  'GET /payload-preferences/:key': by(`${access}/internal-collections.test.ts`, 'posts-list'),
  'POST /payload-preferences/:key': by(`${access}/internal-collections.test.ts`, 'posts-list'),
  'DELETE /payload-preferences/:key': by(`${access}/internal-collections.test.ts`, "'DELETE'"),
};

/** A request to a Next route. */
interface Asked {
  params?: Record<string, string | string[]>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

type Ask = (desk: Desk) => Promise<Asked>;

export interface HandlerRow {
  /** Method, and folder below `src/app`. */
  route: string;
  about?: string;
  for: readonly Caller[];
  fine: number;
  refused?: number;
  ask?: Ask;
}

const staff = ['admin', 'editor', 'sales'] as const;
/** Callers who may read every proposal, including holders of the studio’s password. */
const readers = ['admin', 'sales', 'studio'] as const;
const sent: Ask = async (desk) => ({ params: { slug: (await desk.sentPrivately()).slug } });
const sentWithKey: Ask = async (desk) => {
  const proposal = await desk.sentPrivately();
  const { searchParams } = new URL(desk.clientPath(proposal), 'http://localhost');
  return { params: { slug: proposal.slug }, query: { key: searchParams.get('key') ?? '' } };
};
const path = async () => ({ query: { path: '/pricing' } });
const nothing = async () => ({ body: {} });
const secret = async () => ({ headers: { authorization: 'Bearer only-for-tests-internal' } });

/** Next routes that these tests call. */
export const handlerTable: readonly HandlerRow[] = [
  // The SEO dashboard and its files: admins only (specification, section 6).
  { route: 'GET api/keywords/export', for: ['admin'], fine: 200, refused: 403 },
  // The request contains no file.
  { route: 'POST api/keywords/import', for: ['admin'], fine: 413, refused: 403 },
  { route: 'GET preview', for: staff, fine: 307, refused: 403, ask: path },
  // No price was entered: staff get 404 because there is nothing to preview.
  {
    route: 'GET preview',
    about: 'of prices that were not entered',
    for: staff,
    fine: 404,
    refused: 403,
    ask: async () => ({ query: { path: '/pricing', prices: '12' } }),
  },
  { route: 'GET preview/exit', for: callers, fine: 307 },
  {
    route: 'GET (proposal)/proposals/[slug]/pdf',
    about: 'without the key of its link',
    for: readers,
    fine: 200,
    refused: 404,
    ask: sent,
  },
  {
    route: 'GET (proposal)/proposals/[slug]/pdf',
    about: 'with the key of its link',
    for: callers,
    fine: 200,
    ask: sentWithKey,
  },
  // For the supervisor, which has a secret and no cookie.
  { route: 'POST api/internal/jobs', for: [], fine: 200, refused: 404 },
  {
    route: 'POST api/internal/jobs',
    about: 'with the secret',
    for: callers,
    fine: 200,
    ask: secret,
  },
  { route: 'GET api/internal/most-read', for: [], fine: 200, refused: 404 },
  {
    route: 'GET api/internal/most-read',
    about: 'with the secret',
    for: callers,
    fine: 200,
    ask: secret,
  },
  // For visitors; each has a separate test for its behaviour.
  { route: 'POST (payload)/api/users/forgot-password', for: callers, fine: 400, ask: nothing },
  { route: 'POST api/visit', for: callers, fine: 400, ask: nothing },
  {
    route: 'POST api/chat/[action]',
    for: callers,
    fine: 400,
    ask: async () => ({ params: { action: 'ask' }, body: {} }),
  },
  { route: 'POST api/proposal/view', for: callers, fine: 204, ask: nothing },
  { route: 'GET api/reply-by', for: callers, fine: 200 },
  { route: 'GET api/scan/challenge', for: callers, fine: 200 },
  { route: 'POST api/scan/mail', for: callers, fine: 400, ask: nothing },
  {
    route: 'GET api/crawl/[id]/events',
    for: callers,
    fine: 404,
    ask: async () => ({ params: { id: crypto.randomUUID() } }),
  },
  // A card shows the title of its page, so it needs a published page.
  {
    route: 'GET og/[[...path]]',
    for: [],
    fine: 200,
    refused: 404,
    ask: async (desk) => ({ params: { path: [await desk.page('draft')] } }),
  },
  {
    route: 'GET og/[[...path]]',
    about: 'of a published page',
    for: callers,
    fine: 200,
    ask: async (desk) => ({ params: { path: [await desk.page('published')] } }),
  },
  { route: 'GET readyz', for: callers, fine: 200 },
  ...['feed.xml', 'llms.txt', 'sitemap.xml', 'sitemap-pages.xml'].map((name) => ({
    route: 'GET files/[name]',
    about: name,
    for: callers,
    fine: 200,
    ask: async () => ({ params: { name } }),
  })),
];

const payloadRest = by(`${access}/collections.test.ts`, 'site.as(');
const scan = 'tests/int/scans/reading.test.ts';
const crawl = 'tests/int/scans/crawl-running.test.ts';

/** Next routes whose own tests prove the access. */
export const provenRoutes: Readonly<Record<string, Proof>> = {
  ...Object.fromEntries(
    ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [
      `${method} (payload)/api/[...slug]`,
      payloadRest,
    ]),
  ),
  // Any visitor with a report’s address can read it; only the requester can delete it.
  'GET api/scan/[id]': by(scan, 'one.GET('),
  'DELETE api/scan/[id]': by(scan, 'one.DELETE('),
  'GET api/scan/[id]/events': by(scan, 'events.GET('),
  'GET api/crawl/[id]': by(crawl, 'one.GET('),
  'GET api/crawl/[id]/sitemap.xml': by(crawl, 'file.GET('),
  // Account actions, by the owner or by an admin.
  'POST api/account/[action]': by(`${access}/second-factor-setup.test.ts`, "act('totp-begin'"),
};
