import type { Desk } from '../support/desk';
import { editingRows } from './editing-rows';
import type { EndpointRow } from './endpoint-row';
import { personEndpoints } from './person-endpoints';
import { publishingRows } from './publishing-rows';

const staff = ['admin', 'editor', 'sales'] as const;
/** The roles that edit prices and pages. */
const editors = ['admin', 'editor'] as const;
/** The roles that work with enquiries, proposals and territories. */
const sellers = ['admin', 'sales'] as const;
const admins = ['admin'] as const;

/** File exports: access follows the right to read the list. */
const exports: readonly EndpointRow[] = [
  { route: 'GET /submissions/export', for: sellers, fine: 200, tells: true },
  { route: 'GET /proposals/export', for: sellers, fine: 200, tells: true },
  { route: 'GET /territories/export', for: staff, fine: 200, tells: true },
  { route: 'GET /audit-log/export', for: admins, fine: 200 },
  { route: 'GET /scan-results/export', for: staff, fine: 200 },
  { route: 'GET /packages/export', for: staff, fine: 200 },
  { route: 'GET /retainers/export', for: staff, fine: 200 },
  { route: 'GET /add-ons/export', for: staff, fine: 200 },
  { route: 'GET /chatbot-tiers/export', for: staff, fine: 200 },
];

const about = (make: (desk: Desk) => Promise<number>, body?: object) => async (desk: Desk) => ({
  id: await make(desk),
  ...(body ? { body } : {}),
});

const lastDay = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

/**
 * Leads and proposals: closed to editors. The studio’s password gives access to its screen only.
 */
const selling: readonly EndpointRow[] = [
  {
    route: 'POST /submissions/:id/reply',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.enquiry(), { subject: 'Your enquiry', text: 'We call you.' }),
  },
  {
    route: 'POST /conversations/:id/answer',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.conversation(), { text: 'We call you.' }),
  },
  {
    route: 'POST /unanswered-questions/:id/draft-faq',
    for: editors,
    fine: 200,
    ask: about((desk) => desk.unanswered()),
  },
  {
    route: 'POST /proposals/from-enquiry/:enquiry',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.enquiry(), {}),
  },
  { route: 'GET /proposals/price-list', for: sellers, fine: 200 },
  {
    route: 'GET /proposals/:id/standing',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.sent()),
  },
  { route: 'GET /proposals/:id/link', for: sellers, fine: 200, ask: about((desk) => desk.sent()) },
  {
    route: 'POST /proposals/:id/send',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.draft(), {}),
  },
  {
    // The client has asked no question, so a caller with the right gets this error.
    route: 'POST /proposals/:id/answer',
    for: sellers,
    fine: 409,
    ask: about((desk) => desk.sent(), { text: 'Yes, it is included.' }),
  },
  {
    route: 'POST /proposals/:id/extend',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.sent(), { validUntil: lastDay }),
  },
  {
    route: 'POST /proposals/:id/new-link',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.sent(), { mail: false }),
  },
  ...['revise', 'withdraw'].map(
    (step): EndpointRow => ({
      route: `POST /proposals/:id/${step}`,
      for: sellers,
      fine: 200,
      ask: about((desk) => desk.sent(), {}),
    }),
  ),
  {
    route: 'POST /mails/:id/resend',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.failedMail(), {}),
  },
];

/** Territories: editors may read areas, since pages name them, but not who enquired. */
const areas: readonly EndpointRow[] = [
  {
    route: 'POST /territories/check',
    about: 'a contract',
    for: staff,
    fine: 200,
    ask: async () => ({
      body: {
        about: 'contract',
        ...{ territory: null, clientName: 'Somebody', niche: null, city: null, place: 'Hull' },
        ...{ postcodeAreas: [], startsOn: '2026-01-05', endsOn: '', tailMonths: null },
      },
    }),
  },
  {
    route: 'POST /territories/check',
    about: 'an enquiry',
    for: sellers,
    fine: 200,
    ask: async (desk) => ({
      body: { about: 'enquiry', enquiry: await desk.enquiry(), trade: 'Plumber', place: 'Hull' },
    }),
  },
  {
    route: 'POST /territories/check',
    about: 'a proposal',
    for: sellers,
    fine: 200,
    ask: async () => ({
      body: { about: 'proposal', niche: null, place: 'Hull', clientName: 'X', clientEmail: '' },
    }),
  },
  {
    route: 'POST /territories/:id/certificate',
    for: sellers,
    fine: 200,
    ask: about((desk) => desk.territory(), { replaces: null }),
  },
];

/** All staff read prices, editors change them, and only admins change the fees. */
const prices: readonly EndpointRow[] = [
  { route: 'GET /price-tokens', for: staff, fine: 200 },
  { route: 'GET /price-changes/board', for: staff, fine: 200 },
  { route: 'GET /price-changes/places', for: staff, fine: 200 },
  ...(['preview', 'save'] as const).flatMap((step): EndpointRow[] => [
    {
      route: `POST /price-changes/${step}`,
      about: 'a price',
      for: editors,
      fine: 200,
      ask: async (desk) => ({ body: await desk.newPrice() }),
    },
    {
      route: `POST /price-changes/${step}`,
      about: 'a fee',
      for: admins,
      fine: 200,
      ask: async (desk) => ({ body: await desk.newFee() }),
    },
  ]),
];

const accounts: readonly EndpointRow[] = [
  // Whether any account exists: always true, since the site makes the first one itself.
  { route: 'GET /users/init', for: staff, fine: 200 },
  // No address change is pending: invitations are answered with a password.
  {
    route: 'POST /users/verify/:id',
    for: [],
    fine: 200,
    refused: [403, 404],
    ask: about(async (desk) => (await desk.colleague()).id, {}),
  },
  {
    // The site’s own route replaces it; see the table of Next’s routes.
    route: 'POST /users/forgot-password',
    for: [],
    fine: 200,
    refused: [403, 404],
    ask: async (desk) => ({ body: { email: (await desk.colleague()).email } }),
  },
  {
    route: 'POST /users/invite',
    for: admins,
    fine: 201,
    ask: async () => ({
      body: { name: 'New', email: `new-${crypto.randomUUID()}@studio.example`, role: 'admin' },
    }),
  },
  {
    route: 'POST /users/:id/invite',
    for: admins,
    fine: 200,
    ask: about((desk) => desk.invited(), {}),
  },
  {
    route: 'POST /users/:id/end-sessions',
    about: 'somebody else’s',
    for: admins,
    fine: 200,
    ask: about(async (desk) => (await desk.colleague()).id, { all: 'others' }),
  },
  {
    // A caller without an account uses the admin’s.
    route: 'POST /users/:id/end-sessions',
    about: 'their own',
    for: staff,
    fine: 200,
    ask: async (_desk, mine) => ({ id: (await mine()).id, body: { all: 'others' } }),
  },
  {
    route: 'POST /users/:id/hand-over',
    for: admins,
    fine: 200,
    ask: about(async (desk) => (await desk.colleague()).id, { to: null }),
  },
];

/** Which callers each of the site’s own endpoints admits. */
export const endpointTable: readonly EndpointRow[] = [
  ...exports,
  ...selling,
  ...areas,
  ...prices,
  ...personEndpoints,
  ...editingRows,
  ...publishingRows,
  ...accounts,
];
