import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { makeSend } from '../support/rest';
import { fillRoute, type RestRoute, routesBelowApi } from '../support/rest-routes';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload, config } = site;
afterAll(site.stop);

const admin = await site.as('admin');
const routes = routesBelowApi(config);

// The tests send far more requests than the limit for a person.
beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));

const oddQueries = [
  ...['where[nothing][equals]=1', 'where[id][nothing]=1', 'where[or]=x', 'where[and][0]=x'],
  ...['where[id]=1', 'where[id][in][]=x', 'where[or][0][id][equals]=x', 'where[id][equals][a]=1'],
  ...['where[createdAt][greater_than]=abc', 'where[id][near]=1,2,3', 'where[id][like]=%00'],
  ...['where[id][all]=1', 'where[updatedAt][within]=1', 'where[__proto__][equals]=1'],
  ...[
    'sort=nothing',
    'sort[a]=b',
    'sort=',
    'sort=-',
    'select=x',
    'select[id][x]=y',
    'select[x]=true',
  ],
  ...['populate=x', 'populate[users]=x', 'populate[nothing][x]=true', 'limit=-1', 'limit=1e9'],
  ...['page=0', 'page=99999999', 'depth=-1', 'joins=false', 'data=x', 'data={', 'locale=xx'],
  ...['fallbackLocale=x', 'draft=x', 'trash=x', 'autosave=x', 'uploadEdits[crop][x]=a', '%E0%A4%A'],
];

const json = { 'Content-Type': 'application/json' };
const badForm = new FormData();
badForm.set('_payload', '{');
const listForm = new FormData();
listForm.set('_payload', '[]');
const fileForm = new FormData();
fileForm.set('file', 'null');

const oddBodies: readonly { raw?: BodyInit; headers?: Record<string, string> }[] = [
  {},
  ...['', '[]', 'null', '"x"', '{"', '{}', '{"id":"x"}', '{"_status":{}}'].map((raw) => ({
    raw,
    headers: json,
  })),
  { raw: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  { raw: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } },
  { raw: badForm },
  { raw: listForm },
  { raw: fileForm },
];

let turn = 0;
/** True once in `every` calls: spreads malformed input over the routes. */
const isNext = (every: number) => {
  turn += 1;
  return turn % Math.round(every) === 0;
};

/** Signing out ends the test’s own session. Unlocking without an address is logged. */
const isLeftOut = ({ path }: RestRoute) => path === '/logout' || path === '/unlock';

describe('malformed requests are client errors and raise no alarm', () => {
  const alarms: unknown[] = [];
  beforeEach(() => {
    alarms.length = 0;
    vi.spyOn(payload.logger, 'error').mockImplementation((problem: unknown) => {
      alarms.push(problem);
    });
  });

  const groups = [...new Set(routes.map(({ below }) => below))].map((below) => ({
    below,
    inside: routes.filter((route) => route.below === below && !isLeftOut(route)),
  }));

  async function expectCalm(
    requests: readonly (readonly [string, () => Promise<{ status: number }>])[],
  ): Promise<void> {
    const faults: unknown[] = [];
    for (const [name, ask] of requests) {
      const before = alarms.length;
      const { status } = await ask();
      if (status >= 500 || alarms.length > before) {
        faults.push([name, status, String((alarms.at(-1) as { err?: unknown } | undefined)?.err)]);
      }
    }
    expect(faults).toEqual([]);
  }

  it.each(groups)('for missing documents, to “$below”', async ({ inside }) => {
    for (const [role, value] of [
      ['admin', '999999'],
      ['editor', 'x'],
      ['sales', '-1'],
    ] as const) {
      const ask = await site.as(role);
      await expectCalm(
        inside.map((route) => {
          const path = fillRoute(route, value);
          const isWrite = route.method !== 'GET' && route.method !== 'DELETE';
          const options = isWrite ? { body: {} } : {};
          return [
            `${role} ${route.method} ${path}`,
            () => ask(route.method, path, options),
          ] as const;
        }),
      );
    }
  });

  it.each(groups)('with malformed queries, to “$below”', async ({ below, inside }) => {
    // Collections share code: posts and saved filters get every query, the others a few each.
    const isWhole = ['/posts', '/payload-query-presets'].includes(below);
    const queries = isWhole ? oddQueries : oddQueries.filter(() => isNext(oddQueries.length / 5));
    const asked = inside.filter(
      ({ method, path }) => method === 'GET' && ['', '/versions', '/:id', '/me'].includes(path),
    );
    await expectCalm(
      asked.flatMap((route) =>
        queries.map((query) => {
          const path = `${fillRoute(route, '999999')}?${query}`;
          return [`${route.method} ${path}`, () => admin(route.method, path)] as const;
        }),
      ),
    );
  });

  it.each(groups)('with malformed bodies, to “$below”', async ({ below, inside }) => {
    const written = inside.filter(({ method }) => method === 'POST' || method === 'PATCH');
    const { cookie } = await site.accountOf('admin');
    const handlers = await import('@/app/(payload)/api/[...slug]/route');
    const isWhole = ['', '/users', '/media', '/payload-preferences'].includes(below);
    await expectCalm(
      written.flatMap((route) =>
        oddBodies
          .filter(() => isWhole || isNext(4))
          .map(({ raw, headers = {} }) => {
            const { method } = route;
            const path = fillRoute(route, '999999');
            const carrying = {
              [method]: (request: Request, args: never) =>
                handlers[method](
                  new Request(request, raw === undefined ? {} : { body: raw }),
                  args,
                ),
            };
            const ask = () => makeSend(carrying, cookie)(method, path, { headers });
            return [`${method} ${path} ${String(raw)}`, ask] as const;
          }),
      ),
    );
  });
});
