import { describe, expect, it } from 'vitest';
import { Unreachable } from '@/scanner/fetch/guarded-request';
import { createBudget, createLanes, OutOfTime } from '@/scanner/gather/request-budget';
import { createSiteClient, requestHeadOrGet } from '@/scanner/gather/site-client';
import { type FakeWeb, fakeClient } from '../../../support/scanner/fake-client';

const url = 'https://shop.example/';

function start(web: FakeWeb = { [url]: '<p>Hello' }) {
  const client = fakeClient(web);
  const stop = new AbortController();
  return {
    client,
    stop,
    site: createSiteClient(client, stop.signal),
    budget: createBudget(1000, () => 0),
  };
}

describe('a site client', () => {
  it('requests the same address once, even in parallel', async () => {
    const { client, site, budget } = start();
    const [one, other] = await Promise.all([
      site.ask({ url, maxBytes: 100 }, budget),
      site.ask({ url, maxBytes: 50 }, budget),
    ]);
    expect(one).toBe(other);
    await site.ask({ url, method: 'HEAD', maxBytes: 0 }, budget);
    expect(client.asked).toEqual([`GET ${url}`]);
  });

  it('requests again for more of the body, or with extra headers', async () => {
    const { client, site, budget } = start();
    await site.ask({ url, method: 'HEAD', maxBytes: 0 }, budget);
    await site.ask({ url, method: 'HEAD', maxBytes: 0 }, budget);
    await site.ask({ url, maxBytes: 100 }, budget);
    await site.ask({ url, maxBytes: 100, headers: { origin: 'https://other.example' } }, budget);
    expect(client.asked).toEqual([`HEAD ${url}`, `GET ${url}`, `GET ${url}`]);
  });

  it('gives each request the remaining time, and sends none without any', async () => {
    let time = 0;
    const { client, site } = start();
    const budget = createBudget(1000, () => time);
    time = 400;
    await site.ask({ url, maxBytes: 1 }, budget.part(5000));
    expect(client.requests[0]?.timeoutMs).toBe(600);
    time = 1000;
    await expect(site.ask({ url, maxBytes: 999 }, budget)).rejects.toBeInstanceOf(OutOfTime);
    expect(client.asked).toHaveLength(1);
  });

  it('asks once more after a late answer', async () => {
    let asked = 0;
    const { client, site, budget } = start({
      [url]: () => {
        asked += 1;
        return asked === 1 ? new Unreachable('timeout', '') : { body: '<p>Hello' };
      },
    });
    expect((await site.ask({ url, maxBytes: 1 }, budget)).status).toBe(200);
    expect(client.asked).toHaveLength(2);
  });

  it.each([
    ['a silent server', 'timeout', { name: 'Unreachable', code: 'timeout' }],
    ['our own busy machine', 'busy', { name: 'OutOfTime', isBusy: true }],
  ])('blames %s after a second silence', async (_, code, expected) => {
    const { client, site, budget } = start({ [url]: new Unreachable(code, '') });
    await expect(site.ask({ url, maxBytes: 1 }, budget)).rejects.toMatchObject(expected);
    expect(client.asked).toHaveLength(2);
  });

  it('blames our own limit when it ended the request', async () => {
    let [time, wall] = [0, 0];
    const late = (pass: () => void) =>
      start({
        [url]: () => {
          pass();
          return new Unreachable('timeout', '');
        },
      });
    const site = late(() => {
      time += 600;
    }).site;
    const budget = createBudget(1000, () => time);
    const ours = { name: 'OutOfTime', isBusy: false };
    await expect(site.ask({ url, maxBytes: 1 }, budget)).rejects.toMatchObject(ours);
    const other = late(() => {
      wall += 6000;
    }).site;
    const walled = createBudget(1000, () => 0, { ms: 9000, clock: () => wall }).part(800);
    const busy = { name: 'OutOfTime', isBusy: true };
    await expect(other.ask({ url, maxBytes: 1 }, walled)).rejects.toMatchObject(busy);
  });

  it('sends nothing more after an abort', async () => {
    const { client, stop, site, budget } = start();
    stop.abort(new Error('Stopped'));
    await expect(site.ask({ url, maxBytes: 1 }, budget)).rejects.toThrow('Stopped');
    expect(client.asked).toEqual([]);
  });
});

describe('glance', () => {
  it('sends HEAD, and GET after an error', async () => {
    const { client, site, budget } = start({
      [url]: '<p>Hello',
      [`${url}no-head`]: ({ method }) => ({ status: method === 'HEAD' ? 405 : 200 }),
    });
    expect((await requestHeadOrGet(site, url, budget)).answer.status).toBe(200);
    expect((await requestHeadOrGet(site, `${url}no-head`, budget)).answer.status).toBe(200);
    expect(client.asked).toEqual([`HEAD ${url}`, `HEAD ${url}no-head`, `GET ${url}no-head`]);
  });
});

describe('lanes', () => {
  it('limit parallel work to their width, in order', async () => {
    const lanes = createLanes(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((number) =>
      lanes(async () => {
        began.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        return number;
      }),
    );
    await Promise.resolve();
    expect(began).toEqual([0, 1]);
    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(began).toEqual([0, 1, 2]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('are free again after a failure', async () => {
    const lanes = createLanes(1);
    await expect(lanes(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await lanes(async () => 'yes')).toBe('yes');
  });
});
