import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/accounts/rules/permissions';
import { nextNumber } from '../support/documents';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';
import { browserAt } from '../support/scans';

/** The visitor of the page: there is no Next request in these tests. */
const asked = vi.hoisted(() => ({ headers: new Headers(), cookies: {} as object }));
vi.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => asked.cookies,
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));
// React caches it for one request; in these tests each call has another caller.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (work: unknown) => work,
}));

const password = 'the studio’s own words';
process.env.STUDIO_PASSWORD = password;
process.env.BETA_PASSWORD = password;
const site = await startSite();
const { payload } = site;
const { auditArea, studioArea } = await import('@/accounts/store/areas');
const { enterArea } = await import('@/accounts/actions/enter-area');
const { hasSession, mayEnter } = await import('@/accounts/store/areas');
const { demandAdmin, demandStudioViewer, findStudioViewer } = await import(
  '@/accounts/store/viewer'
);
const { listStudioProposals } = await import('@/proposals/store/studio-proposals');
const { getEnv } = await import('@/platform/env');

type Browser = ReturnType<typeof browserAt>;

const somebody = () => browserAt(`198.51.103.${nextNumber()}`);

/** A browser that has entered the studio’s password. */
async function insider(): Promise<Browser> {
  const browser = somebody();
  const { session } = await enterArea(studioArea, password, browser);
  browser.keep(studioArea.cookie, session ?? '');
  return browser;
}

async function staff(role: Role): Promise<Browser> {
  const browser = somebody();
  browser.headers.set('cookie', (await site.accountOf(role)).cookie);
  return browser;
}

/** Makes the pages’ next request come from a browser. */
function ask({ headers, cookies }: Browser): void {
  Object.assign(asked, { headers, cookies });
}

beforeEach(async () => {
  await payload.db.pool.query('delete from rate_limits');
  await payload.db.pool.query('delete from audit_log');
});
afterAll(site.stop);

describe('the studio’s password', () => {
  it('opens only the studio, even where the beta audit has the same password', async () => {
    const browser = await insider();
    expect(await mayEnter(studioArea, browser)).toBe(true);
    expect(await mayEnter(auditArea, browser)).toBe(false);
    const { session } = await enterArea(auditArea, password, browser);
    const tester = somebody();
    tester.keep(studioArea.cookie, session ?? '');
    expect(await hasSession(studioArea, tester)).toBe(false);
  });

  it('is generated when the operator set none', async () => {
    const env = getEnv();
    const hash = (await studioArea.readHash()) ?? '';
    env.studioPassword = undefined;
    expect((await enterArea(studioArea, password, somebody())).outcome).toMatchObject({
      reason: 'closed',
    });
    env.studioPasswordHash = hash;
    expect((await enterArea(studioArea, password, somebody())).outcome.status).toBe('open');
    env.studioPassword = password;
    env.studioPasswordHash = undefined;
  });

  it('is logged as right, wrong or rate-limited, without the typed text', async () => {
    const browser = somebody();
    await enterArea(studioArea, 'wrong words', browser);
    await enterArea(studioArea, password, browser);
    await Promise.all(
      Array.from({ length: 13 }, () => enterArea(studioArea, 'wrong words', browser)),
    );
    const { docs } = await payload.find({
      collection: 'audit-log',
      sort: 'id',
      limit: 0,
      depth: 0,
    });
    const events = docs.map(({ event }) => event);
    expect(events.slice(0, 2)).toEqual(['area-refused', 'area-opened']);
    expect(events.filter((event) => event === 'area-refused')).toHaveLength(10);
    expect(events.filter((event) => event === 'sign-in-blocked')).toHaveLength(3);
    expect(new Set(docs.map(({ addressHash }) => addressHash)).size).toBe(1);
    expect(docs[0]).toMatchObject({ who: null, account: null, detail: 'Studio proposals' });
    expect(JSON.stringify(docs)).not.toMatch(/wrong words|own words/);
  });
});

describe('the studio’s screens', () => {
  const gate = 'to /admin';
  const signIn = 'to /auth?denied';
  const cases: [string, () => Browser | Promise<Browser>, string | null, string | null][] = [
    ['nobody', somebody, gate, signIn],
    ['a visitor who was told the password', insider, null, signIn],
    ['an editor', () => staff('editor'), gate, signIn],
    ['a seller', () => staff('sales'), gate, signIn],
    ['an admin', () => staff('admin'), null, null],
  ];

  it.each(cases)('admit or redirect by access: %s', async (_, browser, proposals, dashboard) => {
    ask(await browser());
    const refused = (demand: () => Promise<unknown>) =>
      demand().then(
        () => null,
        (error: Error) => error.message,
      );
    expect(await refused(demandStudioViewer)).toBe(proposals);
    expect(await refused(demandAdmin)).toBe(dashboard);
  });

  it('recognise an admin who follows a link from a mail', async () => {
    const browser = await staff('admin');
    browser.headers.set('sec-fetch-site', 'cross-site');
    ask(browser);
    expect(await findStudioViewer()).toMatchObject({ kind: 'admin' });
  });

  it('admit no visitor when the account can’t be checked', async () => {
    ask(await staff('admin'));
    vi.spyOn(payload.logger, 'error');
    for (const strategy of payload.authStrategies) {
      const gone = new Error('The database is gone.');
      vi.spyOn(strategy, 'authenticate').mockRejectedValue(gone);
    }
    await expect(demandAdmin()).rejects.toThrow(signIn);
    await expect(demandStudioViewer()).rejects.toThrow(gate);
    expect(payload.logger.error).toHaveBeenCalled();
  });

  it('admit no visitor whose session has ended', async () => {
    const { id, cookie } = await site.accountOf('admin');
    const browser = somebody();
    browser.headers.set('cookie', cookie);
    ask(browser);
    expect(await findStudioViewer()).not.toBeNull();
    await payload.db.pool.query('delete from users_sessions where _parent_id = $1', [id]);
    expect(await findStudioViewer()).toBeNull();
  });
});

describe('the list of proposals', () => {
  async function proposal(columns: Record<string, unknown>): Promise<number> {
    const data = makeData.proposals?.(nextNumber()) as never;
    const { id } = await payload.create({ collection: 'proposals', data });
    const names = Object.keys(columns);
    const set = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
    const values = [id, ...Object.values(columns)];
    await payload.db.pool.query(`update proposals set ${set} where id = $1`, values);
    return id;
  }

  it('lists sent proposals, newest first, and no draft', async () => {
    const older = await proposal({ status: 'accepted', sent_at: '2026-10-01T09:00:00Z' });
    await proposal({ status: 'draft' });
    const newer = await proposal({
      status: 'sent',
      sent_at: '2026-10-25T00:30:00Z',
      valid_until: '2026-11-24T00:00:00Z',
      access_mode: 'private',
      link_salt: 'a-salt',
      slug: 'newest-offer',
      total_once_pence: 120_000,
      total_monthly_pence: 9_900,
    });
    const { rows, total, pages } = await listStudioProposals(1, true);
    expect(rows.map(({ id }) => id)).toEqual([newer, older]);
    expect({ total, pages }).toEqual({ total: 2, pages: 1 });
    expect(rows[0]).toMatchObject({
      path: '/proposals/newest-offer',
      clientPath: expect.stringMatching(/^\/proposals\/newest-offer\?key=[\w-]{43}$/),
      sentOn: '2026-10-25',
      validUntil: '2026-11-24',
      oncePence: 120_000,
      monthlyPence: 9_900,
    });
    expect((await listStudioProposals(7, true)).rows).toEqual([]);
    // The shared password must not reveal the token that accepts a proposal.
    const shared = await listStudioProposals(1, false);
    expect(shared.rows[0]).toMatchObject({ path: '/proposals/newest-offer', clientPath: null });
    expect(JSON.stringify(shared)).not.toContain('key=');
  });

  it('links to no token that opens a proposal, and needs no account', async () => {
    const id = await proposal({ status: 'viewed', access_mode: 'open', link_salt: 'a-salt' });
    const { rows } = await listStudioProposals(1, true);
    expect(rows.find((row) => row.id === id)).toMatchObject({ clientPath: null });
  });

  it('is not readable over REST with the studio’s password', async () => {
    const browser = await insider();
    const value = browser.cookies.get(studioArea.cookie)?.value;
    const stranger = await site.as('anonymous');
    const headers = { Cookie: `${studioArea.cookie}=${value}` };
    for (const path of ['/proposals', '/users', '/audit-log', '/submissions']) {
      expect((await stranger('GET', path, { headers })).status, path).toBe(403);
    }
  });
});
