import { describe, expect, it } from 'vitest';
import type { GuardedClient } from '@/scanner/fetch/guarded-request';
import { createBudget } from '@/scanner/gather/request-budget';
import { createSiteClient, followRedirects } from '@/scanner/gather/site-client';
import { probeHttp, publicAddress } from '../../../support/scanner/probe-net';

const limits = { maxBytes: 10_000, timeoutMs: 10_000 };

/** Visits an address as a scan does. */
function follow(client: GuardedClient, url: string, timeMs = 10_000) {
  const site = createSiteClient(client, new AbortController().signal);
  return followRedirects(site, { url, maxBytes: 10_000 }, createBudget(timeMs));
}

/** Redirects from `/3` to `/2`, and from `/1` to `goal`. */
function countdown(goal: string, given = {}) {
  return probeHttp((request, response) => {
    const left = Number(request.url?.slice(1));
    const location = left > 1 ? `/${left - 1}` : goal;
    if (left > 0) response.writeHead(302, { location }).end('moved');
    else response.end('the end');
  }, given);
}

const hostileGoals = [
  'http://127.0.0.1/',
  'http://2130706433/',
  '//127.0.0.1/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'http://[::127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://localhost/',
  'http://user:secret@shop.example/',
  'http://shop.example:8080/',
  'http://inside.shop.example/',
  'file:///etc/hosts',
  'gopher://shop.example/',
  'https:\\\\127.0.0.1\\',
];

describe('redirects to forbidden addresses', () => {
  const resolve = async (hostname: string) => [
    hostname === 'inside.shop.example' ? '10.0.0.5' : publicAddress,
  ];

  it.each(hostileGoals.flatMap((goal) => [1, 2, 3, 4, 5].map((hop) => ({ goal, hop }))))(
    'are not followed: $goal at hop $hop',
    async ({ goal, hop }) => {
      const { client, asked, connections } = await countdown(goal, { resolve });
      const visit = await follow(client, `http://shop.example/${hop}`);
      expect(visit.stoppedBecause).toBe('refused');
      expect(visit.answer.status).toBe(302);
      expect(visit.hops).toHaveLength(hop);
      expect(asked).toEqual(Array.from({ length: hop }, () => `${publicAddress}:80`));
      expect(connections()).toBe(hop);
    },
  );
});

describe('a visit', () => {
  it('records its hops', async () => {
    const { client } = await countdown('/0');
    const visit = await follow(client, 'http://shop.example/2');
    expect(visit).toMatchObject({
      stoppedBecause: null,
      hops: [
        { url: 'http://shop.example/2', status: 302, location: 'http://shop.example/1' },
        { url: 'http://shop.example/1', status: 302, location: 'http://shop.example/0' },
        { url: 'http://shop.example/0', status: 200, location: null },
      ],
    });
    expect(Buffer.from(visit.answer.body).toString()).toBe('the end');
  });

  it('stops at the redirect limit', async () => {
    const { client, received } = await countdown('/0');
    const visit = await follow(client, 'http://shop.example/6');
    expect([visit.stoppedBecause, visit.answer.location]).toEqual([
      'too-many',
      'http://shop.example/0',
    ]);
    expect(received).toEqual(['GET /6', 'GET /5', 'GET /4', 'GET /3', 'GET /2', 'GET /1']);
  });

  it('follows exactly as many redirects as allowed', async () => {
    const { client } = await countdown('/0');
    const visit = await follow(client, 'http://shop.example/5');
    expect([visit.stoppedBecause, visit.answer.status]).toEqual([null, 200]);
  });

  it.each(['/1', '/2', '/2#top'])('detects a loop back to %s', async (goal) => {
    const { client, received } = await countdown(goal);
    const visit = await follow(client, 'http://shop.example/2');
    expect(visit.stoppedBecause).toBe('loop');
    expect(received).toEqual(['GET /2', 'GET /1']);
  });

  it('follows each kind of redirect, and nothing else', async () => {
    const { client } = await probeHttp((request, response) => {
      const status = Number(request.url?.slice(1));
      if (status) response.writeHead(status, { location: '/' }).end();
      else response.end('here');
    });
    const ends = async (status: number) => {
      const visit = await follow(client, `http://shop.example/${status}`);
      return visit.answer.status;
    };
    for (const status of [301, 302, 303, 307, 308]) expect(await ends(status)).toBe(200);
    for (const status of [201, 300, 304]) expect(await ends(status)).toBe(status);
  });

  it.each([
    ['../b?c#d', 'http://shop.example/b?c#d'],
    ['//other.example', 'http://other.example/'],
    [Buffer.from('/café').toString('latin1'), 'http://shop.example/caf%C3%A9'],
    [Buffer.from('/café', 'latin1').toString('latin1'), 'http://shop.example/caf%C3%A9'],
    ['http://', null],
  ])('makes the location %j absolute', async (location, expected) => {
    const { client } = await probeHttp((_request, response) => {
      response.writeHead(301, { location }).end();
    });
    const answer = await client.request({ url: 'http://shop.example/a/x', ...limits });
    expect(answer.location).toBe(expected);
  });

  it('fails when a redirect leads to an unreachable address', async () => {
    const { client } = await countdown('http://gone.example/', {
      resolve: async (hostname: string) => (hostname === 'gone.example' ? [] : [publicAddress]),
    });
    await expect(follow(client, 'http://shop.example/1')).rejects.toMatchObject({
      name: 'Unreachable',
      code: 'dns',
    });
  });

  it('has one deadline for all hops', async () => {
    const { client, received } = await probeHttp((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 40);
    });
    const visit = follow(client, 'http://shop.example/', 100);
    // The time may also be up between two requests.
    await expect(visit).rejects.toMatchObject({
      name: expect.stringMatching(/^(Unreachable|OutOfTime)$/),
    });
    expect(received.length).toBeLessThan(10);
  });
});
