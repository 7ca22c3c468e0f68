import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Viewer } from '@/accounts/rules/permissions';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const everybody: readonly Viewer[] = [...roles, 'anonymous'];

describe('the list of live figures', () => {
  it.each(roles)('is for %s', async (role) => {
    const answer = await (await site.as(role))('GET', '/price-tokens');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).toContain('policy:technicalReport');
  });

  it('is not for strangers', async () => {
    const answer = await (await site.as('anonymous'))('GET', '/price-tokens');
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('policy');
  });
});

describe('the job queue', () => {
  beforeAll(async () => {
    await site.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish' },
      waitUntil: new Date(Date.now() + 3_600_000),
    });
  });

  it.each(everybody)('can’t be started over REST by %s', async (viewer) => {
    const send = await site.as(viewer);
    for (const path of ['/run', '/run?allQueues=true&limit=1', '/handle-schedules']) {
      for (const authorization of ['', 'Bearer only-for-tests-internal']) {
        const headers = { Authorization: authorization };
        const answer = await send('GET', `/payload-jobs${path}`, { headers });
        expect([401, 403], `${path}: ${answer.text}`).toContain(answer.status);
      }
    }
    const { docs } = await site.payload.find({ collection: 'payload-jobs' });
    expect(docs).toMatchObject([{ processing: false, totalTried: 0 }]);
  });
});

describe('addresses that don’t exist', () => {
  it.each([
    ['POST', '/graphql'],
    ['GET', '/graphql'],
    ['GET', '/graphql-playground'],
    ['GET', '/nothing'],
    ['GET', '/payload-migrations'],
    ['GET', '/globals/nothing'],
  ] as const)('%s %s answers nothing to anybody', async (method, path) => {
    for (const viewer of everybody) {
      const body = { query: '{ Users { docs { email } } }' };
      const answer = await (await site.as(viewer))(method, path, method === 'POST' ? { body } : {});
      expect([403, 404, 501], `${viewer}: ${answer.text}`).toContain(answer.status);
    }
  });

  it('GraphQL is off and has no route, so REST is the only API', () => {
    expect(site.config.graphQL.disable).toBe(true);
    const routes = readdirSync('src/app', { recursive: true }).map(String);
    expect(routes.filter((file) => /graphql/i.test(file))).toEqual([]);
  });

  it('the picture endpoint renders nothing for arbitrary text', async () => {
    const send = await site.as('anonymous');
    const answer = await send('GET', '/og?title=Not+ours');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).not.toContain('image');
  });
});

describe('the CMS’s access endpoint', () => {
  it('is closed to strangers', async () => {
    expect((await (await site.as('anonymous'))('GET', '/access')).status).toBe(403);
  });

  it('would list for strangers only what the site shows', async () => {
    const { body } = await site.pastGate('GET', '/access');
    const collections = body.collections as unknown as Record<string, Record<string, unknown>>;
    expect(Object.keys(collections).filter((slug) => slug.startsWith('payload-'))).toEqual([]);
    for (const right of ['create', 'read', 'update', 'delete', 'unlock']) {
      expect(collections.users, right).not.toHaveProperty(right);
    }
    expect(collections.testimonials?.fields).not.toHaveProperty('source');
    expect(body.canAccessAdmin).toBeFalsy();
  });
});
