import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import {
  type AskedBy,
  askAs,
  load,
  outcomeOf,
  Redirected,
  requestOf,
} from '../support/asking-next';
import { type Caller, callers, cookieOf } from '../support/callers';
import { type Desk, secretWord, startDesk } from '../support/desk';
import { startSite } from '../support/running-site';
import { actionTable, cmsPage, cmsViews, pageTable, publicPages } from './page-table';
import { broughtAlong, type HandlerRow, handlerTable, provenRoutes } from './route-table';

/** The visitor of a page: there is no Next request in these tests. */
const asked = vi.hoisted(() => ({}) as AskedBy);
vi.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => asked.cookies,
  draftMode: async () => ({ isEnabled: false, enable() {}, disable() {} }),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  redirect: (to: string) => {
    throw new Redirected(to);
  },
}));
// React caches it for one request; in these tests each call has another caller.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (work: unknown) => work,
}));
// The site runs as in production, where React omits the development build.
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: jsx };
});
// The template of the back office imports style sheets.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }));
vi.mock('@payloadcms/ui', () => ({ Gutter: () => null }));
vi.mock('@/prices/office/PriceBoard', () => ({ PriceBoard: () => null }));
vi.mock('@/office/person/PersonScreen', () => ({ PersonScreen: () => null }));
// Printing needs a real browser; these tests only check who may download the file.
vi.mock('@/platform/pdf/print-page', () => ({ printPage: async () => Buffer.from('%PDF-') }));

process.env.STUDIO_PASSWORD = 'the studio’s own words';
process.env.BETA_PASSWORD = 'what testers were told';
const site = await startSite();
const { payload } = site;
const { getEnv } = await import('@/platform/env');
afterAll(site.stop);

let desk: Desk;
beforeAll(async () => {
  getEnv().pdfBrowser = 'a browser';
  desk = await startDesk(site);
});
beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));

const titled = <Row extends { about?: string }>(rows: readonly Row[], name: (row: Row) => string) =>
  rows.map((row) => [row.about ? `${name(row)}, ${row.about}` : name(row), row] as const);

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.normalize(file));

const exported = (text: string) =>
  [...text.matchAll(/^export (?:const|async function|function) (\w+)/gm)].map(([, name]) => name);

describe('the tables', () => {
  it('list every route that Next knows, and no other', () => {
    const routes = filesBelow('src/app').filter((file) => path.basename(file) === 'route.ts');
    const there = routes.flatMap((file) =>
      exported(readFileSync(path.join('src/app', file), 'utf8'))
        .filter((name) => /^[A-Z]+$/.test(name ?? ''))
        .map((method) => `${method} ${path.dirname(file)}`),
    );
    const named = [...handlerTable.map(({ route }) => route), ...Object.keys(provenRoutes)];
    expect(there.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('list every page, and no other', () => {
    const pages = filesBelow('src/app').filter((file) => path.basename(file) === 'page.tsx');
    const named = [...pageTable.map(({ page }) => page), ...publicPages, cmsPage];
    expect(pages.map((file) => path.dirname(file)).toSorted()).toEqual(
      [...new Set(named)].toSorted(),
    );
  });

  it('list every view added to the back office', () => {
    const { views = {} } = site.config.admin.components ?? {};
    expect(Object.keys(views).toSorted()).toEqual([...cmsViews].toSorted());
  });

  it('list every server action, and no other', () => {
    const files = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
    const there = files.flatMap((file) => {
      const text = readFileSync(path.join('src', file), 'utf8');
      if (!text.startsWith("'use server'")) return [];
      return exported(text).map((name) => `${file} ${name}`);
    });
    expect(there.toSorted()).toEqual(Object.keys(actionTable).toSorted());
  });

  it.each(Object.entries({ ...broughtAlong, ...provenRoutes }))(
    'name an existing test: %s',
    (_route, { provenBy, mentions }) => {
      expect(existsSync(provenBy), provenBy).toBe(true);
      expect(readFileSync(provenBy, 'utf8')).toContain(mentions);
    },
  );
});

/** Calls a route with the headers of a caller’s browser. */
async function ask({ route, ask: make }: HandlerRow, caller: Caller) {
  const { params = {}, ...parts } = (await make?.(desk)) ?? {};
  const [method = '', folder = ''] = route.split(' ');
  const handlers = await load(`app/${folder}/route.ts`);
  const cookie = await cookieOf(site, caller);
  askAs(asked, cookie);
  const handle = handlers[method] as (...args: unknown[]) => Promise<Response>;
  return (headers: Record<string, string> = {}) => {
    const request = requestOf(route, cookie, {
      ...parts,
      headers: { ...parts.headers, ...headers },
    });
    return handle(request, { params: Promise.resolve(params) });
  };
}

describe.each(titled(handlerTable, ({ route }) => route))('%s', (_title, row) => {
  it.each(callers)('%s', async (caller) => {
    const send = await ask(row, caller);
    const isFor = row.for.includes(caller);
    const before = isFor ? null : await desk.fingerprint();
    const answer = await send();
    expect(answer.status).toBe(isFor ? row.fine : row.refused);
    if (isFor) return;
    expect(await answer.text()).not.toContain(secretWord);
    expect(await desk.fingerprint()).toEqual(before);
  });
});

// The supervisor is no browser. Where an empty body is refused, the test proves nothing.
const forms = handlerTable.filter(
  ({ route, fine }) => route.startsWith('POST') && !route.includes('/internal/') && fine !== 400,
);

describe.each(titled(forms, ({ route }) => route))('%s', (_title, row) => {
  it('rejects a request sent from another site through an admin’s browser', async () => {
    const send = await ask(row, 'admin');
    const before = await desk.fingerprint();
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect([400, 403]).toContain((await send(foreign)).status);
    expect(await desk.fingerprint()).toEqual(before);
  });
});

describe.each(titled(pageTable, ({ page }) => page))('%s', (_title, row) => {
  it.each(callers)('%s', async (caller) => {
    const { params = {}, searchParams = {} } = (await row.ask?.(desk)) ?? {};
    const { default: Page, generateMetadata } = await load(`app/${row.page}/page.tsx`);
    askAs(asked, await cookieOf(site, caller));
    const props = {
      params: Promise.resolve(params),
      searchParams: Promise.resolve(searchParams),
    };
    const outcome = await outcomeOf(() => (Page as (given: object) => unknown)(props));
    if (row.for.includes(caller)) {
      expect(outcome).not.toMatch(/^\/|^MissingPage$|^Gate$/);
      return;
    }
    expect(outcome).toBe(row.otherwise);
    // Titles are rendered separately from the page.
    if (typeof generateMetadata !== 'function') return;
    expect(JSON.stringify(await generateMetadata(props))).not.toContain(secretWord);
  });
});

describe('a view in the back office', () => {
  it.each([
    ['prices/office/PriceBoardView.tsx', 'PriceBoardView', '%2Fcms%2Fprices'],
    ['office/person/PersonView.tsx', 'PersonView', '%2Fcms%2Fperson'],
  ])('sends a stranger to the sign-in, with nothing on the way: %s', async (file, name, back) => {
    const { [name]: View } = await load(file);
    const initPageResult = { req: { user: null, payload }, visibleEntities: {} };
    const draw = () => (View as (given: object) => unknown)({ initPageResult });
    expect(await outcomeOf(draw)).toBe(`/cms/login?redirect=${back}`);
  });
});

const guarded = Object.entries(actionTable).filter(([, who]) => who.length < callers.length);

describe.each(guarded)('%s', (action, who) => {
  it.each(callers)('%s', async (caller) => {
    const [file = '', name = ''] = action.split(' ');
    const actions = await load(file);
    askAs(asked, await cookieOf(site, caller));
    const call = actions[name] as (before: null, form: FormData) => Promise<unknown>;
    const outcome = await outcomeOf(() => call(null, new FormData()));
    // No box is ticked: a caller with the right gets a message, not a redirect.
    expect(outcome).toBe(who.includes(caller) ? 'drawn' : '/auth?denied');
  });
});
