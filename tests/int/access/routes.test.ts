import { buildConfig, type Endpoint, type SanitizedConfig } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { type Caller, callers, cookieOf } from '../support/callers';
import { type Desk, secretWord, startDesk } from '../support/desk';
import type { Answer, Options } from '../support/rest';
import { startSite } from '../support/running-site';
import type { EndpointRow } from './endpoint-row';
import { endpointTable } from './endpoint-table';
import { broughtAlong } from './route-table';

process.env.STUDIO_PASSWORD = 'the studio’s own words';
process.env.BETA_PASSWORD = 'what testers were told';
const site = await startSite();
const { payload } = site;
afterAll(site.stop);

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk(site);
  // Every list needs at least one document.
  await Promise.all([desk.enquiry(), desk.sent(), desk.territory()]);
});
beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));

/** Every endpoint with its full path below `/api`. */
function endpointsOf(config: SanitizedConfig): { name: string; handler: Endpoint['handler'] }[] {
  const groups = [
    { below: '', endpoints: config.endpoints },
    ...config.collections.map(({ slug, endpoints }) => ({ below: `/${slug}`, endpoints })),
    ...config.globals.map(({ slug, endpoints }) => ({ below: `/globals/${slug}`, endpoints })),
  ];
  return groups.flatMap(({ below, endpoints }) =>
    (endpoints || []).map(({ method, path, handler }) => ({
      name: `${method.toUpperCase()} ${below}${path}`,
      handler,
    })),
  );
}

/**
 * The endpoints that Payload adds to every collection and global. They have the rights of the
 * documents, which a separate table and separate tests cover.
 */
async function handlersOfDocuments(): Promise<Set<Endpoint['handler']>> {
  const bare = await buildConfig({
    secret: 'bare',
    telemetry: false,
    db: site.config.db,
    collections: [{ slug: 'bare', versions: true, fields: [] }],
    globals: [{ slug: 'bare-settings', versions: true, fields: [] }],
  });
  const { endpoints } = bare.collections.find(({ slug }) => String(slug) === 'bare') ?? {};
  const ofSettings = bare.globals.flatMap((global) => global.endpoints || []);
  return new Set([...(endpoints || []), ...ofSettings].map(({ handler }) => handler));
}

describe('the table of endpoints', () => {
  it('lists every endpoint besides those of documents, and no other', async () => {
    const ofDocuments = await handlersOfDocuments();
    expect(ofDocuments.size).toBeGreaterThan(10);
    const others = endpointsOf(site.config).filter(({ handler }) => !ofDocuments.has(handler));
    const named = [...endpointTable.map(({ route }) => route), ...Object.keys(broughtAlong)];
    const there = new Set(others.map(({ name }) => name));
    expect([...there].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('lists each right once', () => {
    const rights = endpointTable.map(({ route, about }) => `${route} ${about}`);
    expect(new Set(rights).size).toBe(rights.length);
  });
});

/** A caller without an account uses the admin’s. */
const mineOf = (caller: Caller) => () =>
  site.accountOf(caller === 'editor' || caller === 'sales' ? caller : 'admin');

/** Makes the document, then a request about it. */
async function prepare({ route, ask }: EndpointRow, caller: Caller) {
  const { id, body, query } = (await ask?.(desk, mineOf(caller))) ?? {};
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];
  const send = await site.as('anonymous');
  const cookie = await cookieOf(site, caller);
  return (headers: Record<string, string> = {}): Promise<Answer> => {
    const options: Options = { headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers } };
    if (method === 'POST') options.body = body ?? {};
    const asked = query ? `?${new URLSearchParams(query)}` : '';
    return send(method, path.replace(/:\w+/, String(id)) + asked, options);
  };
}

/** Sends a request that must change nothing and reveal nothing. */
async function expectRefusal(
  send: () => Promise<Answer>,
  refused: readonly number[],
): Promise<void> {
  const before = await desk.fingerprint();
  const answer = await send();
  expect(refused, answer.text).toContain(answer.status);
  expect(answer.text).not.toContain(secretWord);
  expect(Object.keys(answer.body)).toEqual(['errors']);
  expect(await desk.fingerprint()).toEqual(before);
}

const title = ({ route, about }: EndpointRow) => (about ? `${route}, ${about}` : route);
const writing = endpointTable.filter(
  (row) => row.route.startsWith('POST') && row.for.includes('admin'),
);

describe.each(endpointTable.map((row) => [title(row), row] as const))('%s', (_title, row) => {
  it.each(callers.filter((caller) => row.for.includes(caller)))('is for %s', async (caller) => {
    const send = await prepare(row, caller);
    const answer = await send();
    expect(answer.status, answer.text).toBe(row.fine);
    if (row.tells) expect(answer.text).toContain(secretWord);
  });

  it.each(callers.filter((caller) => !row.for.includes(caller)))(
    'refuses %s and changes nothing',
    async (caller) => {
      await expectRefusal(await prepare(row, caller), row.refused ?? [403]);
    },
  );
});

/** Writing endpoints accept requests from the site’s own pages only. */
describe.each(writing.map((row) => [title(row), row] as const))('%s', (_title, row) => {
  it.each([
    ['a page of another site', { Origin: 'https://elsewhere.example' }],
    ['a form of another site', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a request from %s through an admin’s browser', async (_where, headers) => {
    const send = await prepare(row, 'admin');
    await expectRefusal(() => send(headers), [403]);
  });
});
