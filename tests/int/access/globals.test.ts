import type { GlobalSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  grantFor,
  permissions,
  type Resource,
  roles,
  type Viewer,
} from '@/accounts/rules/permissions';
import { navigation } from '../../../seed/data/navigation';
import { siteSettings } from '../../../seed/data/site';
import type { Send } from '../support/rest';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const viewers: readonly Viewer[] = [...roles, 'anonymous'];
const everySlug = site.config.globals.map(({ slug }) => slug as GlobalSlug);
const slugs = everySlug.filter((slug) => Object.hasOwn(permissions, slug)) as (Resource &
  GlobalSlug)[];
/** Globals added by Payload, which the permissions table does not list. */
const internal = everySlug.filter((slug) => !Object.hasOwn(permissions, slug));

it('Payload’s own record of schedules is closed to every viewer', async () => {
  expect(internal).toEqual(['payload-jobs-stats']);
  for (const viewer of viewers) {
    const send = await site.as(viewer);
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? { body: { stats: {} } } : {};
      const answer = await send(method, `/globals/${internal[0]}`, body);
      expect(answer.status, `${viewer} ${method}`).toBe(403);
    }
  }
});

beforeAll(async () => {
  await site.payload.updateGlobal({ slug: 'site-settings', data: siteSettings });
  await site.payload.updateGlobal({ slug: 'navigation', data: navigation });
  await site.payload.updateGlobal({ slug: 'policy-settings', data: {} });
  await site.payload.updateGlobal({ slug: 'estimator-settings', data: {} });
});

const savedAt = async (slug: GlobalSlug) => (await site.payload.findGlobal({ slug })).updatedAt;

describe('a setting for staff only', () => {
  beforeAll(async () => {
    const [claim] = siteSettings.claims;
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: {
        enquiryEmail: 'inbox@studio.example',
        mailFrom: 'sender@studio.example',
        claims: [
          { ...claim, label: 'said', isShown: true },
          { ...claim, label: 'not said', source: 'Ask Ann.', isShown: false },
        ],
      } as never,
    });
    const data = { from: '/old', to: '/new', note: 'Ann renamed it.' };
    await site.payload.create({ collection: 'redirects', data });
  });

  const secrets = ['inbox@', 'sender@', 'Boxing Day', 'not said', 'Ask Ann', 'Ann renamed'];
  const read = async (send: Send) =>
    (await send('GET', '/globals/site-settings')).text + (await send('GET', '/redirects')).text;

  it('is hidden from reads with a page’s rights', async () => {
    const text = await read(site.pastGate);
    expect(text).toContain('"said"');
    expect(text).toContain('/old');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('can’t be inferred through queries', async () => {
    const answer = await site.pastGate('GET', '/redirects?where[note][like]=Ann');
    expect(answer.status).toBe(400);
  });

  it('is readable for staff', async () => {
    const text = await read(await site.as('sales'));
    expect(secrets.filter((secret) => !text.includes(secret))).toEqual([]);
  });
});

/**
 * Strangers have the rights of public pages. They are tested behind the gate, which refuses
 * strangers.
 */
const sendAs = async (viewer: Viewer) => (viewer === 'anonymous' ? site.pastGate : site.as(viewer));

describe.each(slugs)('%s', (slug) => {
  describe.each(viewers)('%s', (viewer) => {
    const can = (action: 'read' | 'update' | 'versions') =>
      grantFor(slug, viewer, action) === 'yes';
    const status = (allowed: boolean) => (allowed ? 200 : 403);

    it(`${can('read') ? 'may' : 'may not'} read it`, async () => {
      const send = await sendAs(viewer);
      for (const query of ['', '?draft=true', '?depth=3']) {
        const answer = await send('GET', `/globals/${slug}${query}`);
        expect(answer.status, query).toBe(status(can('read')));
      }
    });

    it(`${can('update') ? 'may' : 'may not'} change it`, async () => {
      const send = await sendAs(viewer);
      const before = await savedAt(slug);
      const answer = await send('POST', `/globals/${slug}`, { body: {} });
      expect(answer.status, answer.text).toBe(status(can('update')));
      expect((await savedAt(slug)) !== before).toBe(can('update'));
    });

    it(`${can('versions') ? 'may' : 'may not'} see its history or bring it back`, async () => {
      const send = await sendAs(viewer);
      const { docs } = await site.payload.findGlobalVersions({ slug, limit: 1 });
      const version = `/globals/${slug}/versions/${docs[0]?.id}`;
      const list = await send('GET', `/globals/${slug}/versions`);
      expect(list.status).toBe(status(can('versions')));
      expect((await send('GET', version)).status).toBe(status(can('versions')));
      const before = await savedAt(slug);
      expect((await send('POST', version, { body: {} })).status).toBe(status(can('update')));
      if (!can('update')) expect(await savedAt(slug)).toBe(before);
    });

    it('can’t delete it', async () => {
      const send = await sendAs(viewer);
      expect((await send('DELETE', `/globals/${slug}`)).status).toBeGreaterThanOrEqual(400);
      expect(await savedAt(slug)).toBeTruthy();
    });
  });
});
