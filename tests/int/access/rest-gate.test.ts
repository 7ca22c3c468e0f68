import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isForVisitors } from '@/platform/http/rest-requests';
import { rateLimits } from '@/platform/rate-limits';
import { deleteAll } from '../../support/database.ts';
import { editingAs } from '../support/editing';
import { type Answer, makeSend, type Options } from '../support/rest';
import { fillRoute, routesBelowApi } from '../support/rest-routes';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload, config } = site;
afterAll(site.stop);

const stranger = await site.as('anonymous');
const send = await site.as('editor');
const admin = await site.as('admin');

beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));

type Method = Parameters<typeof send>[0];

const routes = routesBelowApi(config);
const segmentsOf = (path: string) => path.slice(1).split('/');

describe('a stranger', () => {
  const forbidden = { errors: [{ message: 'You are not allowed to perform this action.' }] };
  const closed = routes.filter(
    (route) => !isForVisitors(route.method, segmentsOf(fillRoute(route, '1'))),
  );

  beforeAll(async () => {
    await editingAs(send).create('packages');
  });

  it('may use sign-in, sign-out, the password link and pictures only', () => {
    const open = routes.filter((route) => !closed.includes(route));
    expect(open.map(({ method, below, path }) => `${method} ${below}${path}`).toSorted()).toEqual([
      'GET /media/file/:filename',
      'GET /users/me',
      'POST /users/login',
      'POST /users/logout',
      'POST /users/reset-password',
    ]);
  });

  it.each(['1', '999999', 'abc'])('gets the same answer for every address (%s)', async (value) => {
    const answers: [string, number, unknown][] = [];
    for (const route of closed) {
      const { method } = route;
      const path = fillRoute(route, value);
      const { status, body } = await stranger(method, path, method === 'GET' ? {} : { body: {} });
      if (status !== 403 || JSON.stringify(body) !== JSON.stringify(forbidden)) {
        answers.push([`${method} ${path}`, status, body]);
      }
    }
    expect(answers).toEqual([]);
  });

  it('is refused before the body is read', async () => {
    const read = vi.fn();
    const { POST } = await import('@/app/(payload)/api/[...slug]/route');
    const body = new ReadableStream(
      {
        // A read of the body calls this: the stream buffers nothing ahead.
        pull: (controller) => {
          read();
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    for (const headers of [
      { 'content-type': 'multipart/form-data; boundary=x' },
      { cookie: (await site.accountOf('sales')).cookie, 'content-type': 'application/json' },
    ]) {
      const request = new Request('http://localhost:3000/api/media', {
        ...{ method: 'POST', headers, body, duplex: 'half' },
      } as RequestInit);
      const answer = await POST(request, { params: Promise.resolve({ slug: ['media'] }) });
      expect(answer.status).toBe(403);
    }
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['/nothing', '/globals/nothing', '/graphql', '/graphql-playground', '/nothing/1'])(
    'finds nothing at %s',
    async (path) => {
      for (const method of ['GET', 'POST'] as const) {
        expect((await stranger(method, path)).status).toBe(404);
      }
    },
  );
});

/** A POST that replaces a GET, as the back office’s relationship fields send it. */
const askInForm = (path: string, form: string): Promise<Answer> => {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Payload-HTTP-Method-Override': 'GET',
  };
  return sendRaw('POST', path, { headers, raw: form });
};

const sendRaw = async (
  method: Method,
  path: string,
  { raw, headers }: { raw?: BodyInit; headers?: Record<string, string> },
): Promise<Answer> => {
  const route = await import('@/app/(payload)/api/[...slug]/route');
  const { cookie } = await site.accountOf('editor');
  const handlers = {
    [method]: (request: Request, args: never) =>
      route[method](new Request(request, raw === undefined ? {} : { body: raw }), args),
  };
  return makeSend(handlers, cookie)(method, path, { headers: headers ?? {} } as Options);
};

const conditions = (count: number, condition: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `where[or][${n}]${condition(n)}`).join('&');

describe('a staff query', () => {
  const many = 'The query holds too many conditions or orders.';
  const related = 'The query looks into too many related documents at once.';

  it.each([
    ['more conditions than anybody needs', conditions(101, (n) => `[id][equals]=${n}`), many],
    ['many orders', 'sort=id,title,slug,createdAt,updatedAt,lead', many],
    ['many related documents', conditions(13, (n) => `[city.name][like]=${n}`), related],
  ])('is refused with %s', async (_what, query, message) => {
    for (const path of [
      '/city-niche-pages',
      '/city-niche-pages/count',
      '/city-niche-pages/versions',
    ]) {
      const answer = await send('GET', `${path}?${query}`);
      expect([path, answer.status]).toEqual([path, 400]);
      if (path === '/city-niche-pages') expect(answer.text).toContain(message);
    }
    const inForm = await askInForm('/city-niche-pages', query);
    expect([inForm.status, inForm.text]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is refused when its sort orders join many related documents', async () => {
    const orders = 'sort=city.name,niche.name,city.region,niche.slug,city.slug';
    const query = `${orders}&${conditions(8, () => '[niche.name][like]=x')}`;
    const answer = await send('GET', `/city-niche-pages?${query}`);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(related)]);
  });

  it('about many related documents is refused in the site’s own code and in lists as well', async () => {
    const or = Array.from({ length: 13 }, () => ({ 'city.name': { like: 'x' } }));
    await expect(payload.find({ collection: 'city-niche-pages', where: { or } })).rejects.toThrow(
      related,
    );
  });

  it('is refused when it is too long', async () => {
    const long = `where[title][like]=${'x'.repeat(33_000)}`;
    expect((await send('GET', `/posts?${long}`)).status).toBe(414);
    expect((await askInForm('/posts', long)).status).toBe(414);
  });

  it.each([
    'limit=abc',
    'limit[]=1',
    'depth=x',
    'page=x',
    'where=x',
    'where={"id":1}',
    'joins[a][limit]=0',
    'data={}',
  ])('is refused when it can’t be parsed: %s', async (query) => {
    expect((await send('GET', `/posts?${query}`)).status).toBe(400);
  });

  it('gets a limited number of documents at once', async () => {
    const editor = editingAs(send);
    for (let n = 0; n < 51; n += 1) await editor.create('niches');
    for (const query of ['limit=0', 'limit=1000', 'pagination=false', 'limit=0&pagination=false']) {
      const { body } = await send('GET', `/niches?${query}`);
      expect([query, (body.docs as unknown as unknown[]).length]).toEqual([query, 50]);
    }
    const bare = await send('GET', '/niches?limit=0&depth=0');
    expect(bare.body.docs).toHaveLength(51);
    expect((await send('GET', '/niches?limit=7')).body.docs).toHaveLength(7);
  });

  it('gets related documents, but not the documents they refer to', async () => {
    const editor = editingAs(send);
    const industry = (await editor.create('industries')).id;
    const niche = (await editor.create('niches', { industry })).id;
    const city = (await editor.create('cities')).id;
    const { id } = await editor.create('city-niche-pages', { niche, city });
    for (const depth of [1, 3, 9]) {
      const { body } = await send('GET', `/city-niche-pages/${id}?depth=${depth}`);
      expect(body.niche).toMatchObject({ id: niche, industry });
    }
  });

  it('sent as a form gets the same answer as in an address', async () => {
    const { id } = await editingAs(send).create('packages');
    const query = `depth=0&draft=true&limit=10&page=1&select[name]=true&sort=name&where[and][0][id][in][0]=${id}`;
    const inForm = await askInForm('/packages', query);
    expect(inForm.status, inForm.text).toBe(200);
    expect(inForm.body.docs).toMatchObject([{ id }]);
    expect(inForm.text).toBe((await send('GET', `/packages?${query}`)).text);
  });

  it.each([
    [
      'POST',
      { 'X-HTTP-Method-Override': 'DELETE', 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    ['POST', { 'X-HTTP-Method-Override': 'GET', 'Content-Type': 'application/json' }],
    ['PATCH', { 'X-Payload-HTTP-Method-Override': 'GET' }],
  ] as const)('is not asked by a %s with %o', async (method, headers) => {
    expect(
      (await sendRaw(method, '/packages', { headers: { ...headers }, raw: '{}' })).status,
    ).toBe(400);
  });

  it('is rate-limited', async () => {
    await payload.db.pool.query(
      `insert into rate_limits (key, points, expire) values ($1, ${rateLimits.staffQuestion.points}, $2)`,
      [`staffQuestion:${(await site.accountOf('editor')).id}`, Date.now() + 60_000],
    );
    const answer = await send('GET', '/packages');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Pictures are not counted: a list shows a hundred of them.
    expect((await send('GET', '/users/me')).status).toBe(200);
    // Saving still works, so no edit is lost, and colleagues are not limited.
    expect((await send('POST', '/niches?draft=true', { body: {} })).status).toBe(201);
    expect((await admin('GET', '/packages')).status).toBe(200);
  });
});
