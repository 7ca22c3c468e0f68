import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '@/platform/rate-limits';
import { editingAs } from '../support/editing';
import { postForm } from '../support/post-form';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// These load the configuration, which reads the environment that was set above.
const { lookUpTerritory, getTerritorySuggestions } = await import(
  '@/territories/store/territories'
);
const { checkTerritory } = await import('@/territories/actions/territory-actions');

const { payload } = site;
const send = await site.as('admin');
const admin = editingAs(send);
const sales = await site.as('sales');

/** On the UK clock it is still the 20th for half an hour. */
const now = new Date('2026-11-20T23:30:00.000Z');

let plumbers = 0;
let trades = 0;
let reading = 0;

beforeAll(async () => {
  const words = (...texts: string[]) => texts.map((text) => ({ text }));
  trades = (await admin.create('niches', { name: 'Trades', slug: 'trades' })).id;
  plumbers = (
    await admin.create('niches', {
      name: 'Plumbers',
      slug: 'plumbers',
      synonyms: words('heating engineer'),
    })
  ).id;
  reading = (
    await admin.create('cities', {
      name: 'Reading',
      slug: 'reading',
      postcodeAreas: words('RG1', 'RG4', 'RG41'),
      nearby: words('Caversham', 'Little Snoring'),
    })
  ).id;
});

afterEach(async () => {
  await payload.delete({ collection: 'territories', where: { id: { exists: true } } });
});

const reserve = (changes: object = {}) =>
  payload.create({
    collection: 'territories',
    data: {
      clientName: 'Helix Heating',
      niche: plumbers,
      city: reading,
      place: 'Reading',
      startsOn: '2026-01-05T12:00:00.000Z',
      note: 'Pays late.',
      ...changes,
    },
  });

const ask = (businessType = 'plumber', location = 'Caversham') =>
  lookUpTerritory({ businessType, location }, now);

describe('a territory in the register', () => {
  it('is reserved while the retainer is active, and not before a client has it', async () => {
    expect(await ask()).toMatchObject({ available: true, checkedOn: '2026-11-20' });
    await reserve();
    expect(await ask()).toMatchObject({ available: false, status: 'reserved' });
    expect(await ask('heating engineers', 'RG4 8AA')).toMatchObject({ status: 'reserved' });
    expect(await ask('plumber', 'Swindon')).toMatchObject({ available: true });
  });

  it('is reserved before its start date', async () => {
    await reserve({ startsOn: '2027-06-01T12:00:00.000Z' });
    expect(await ask()).toMatchObject({ status: 'reserved' });
  });

  it('remains reserved for the months of the policy, to the day in the UK', async () => {
    await reserve({ startsOn: '2025-01-01T12:00:00.000Z', endsOn: '2025-11-20T12:00:00.000Z' });
    expect(await ask()).toMatchObject({ status: 'reserved' });
    await payload.updateGlobal({ slug: 'policy-settings', data: { exclusivityTail: 11 } });
    expect(await ask()).toMatchObject({ status: 'available' });
    await payload.updateGlobal({ slug: 'policy-settings', data: { exclusivityTail: 12 } });
    const question = { businessType: 'plumber', location: 'Reading' };
    const nextDay = new Date('2026-11-21T00:30:00.000Z');
    expect(await lookUpTerritory(question, nextDay)).toMatchObject({ status: 'available' });
  });

  it('has a separate number of months when staff entered one', async () => {
    await reserve({
      startsOn: '2025-01-01T12:00:00.000Z',
      endsOn: '2026-10-20T12:00:00.000Z',
      tailMonths: 0,
    });
    expect(await ask()).toMatchObject({ status: 'available' });
  });

  it('reserves single trades under the umbrella, even after its address changed', async () => {
    await reserve({ niche: trades });
    expect(await ask()).toMatchObject({ status: 'reserved' });
    await payload.db.pool.query(
      `update niches set seed_key = 'trades', slug = 'all-trades' where id = ${trades}`,
    );
    expect(await ask()).toMatchObject({ status: 'reserved' });
  });

  it('is found by a city’s districts and by a place known only to the CMS', async () => {
    await reserve({ place: 'The whole town' });
    for (const place of ['RG41', 'Little Snoring', 'Reading']) {
      expect(await ask('plumber', place), place).toMatchObject({ status: 'reserved' });
    }
  });

  it('is compared although its niche or city is unpublished, without mentioning it', async () => {
    await reserve({ niche: trades });
    await admin.unpublish('niches', trades);
    await admin.unpublish('cities', reading);
    try {
      expect(await ask()).toMatchObject({ status: 'reserved' });
      expect(await ask('trades', 'Caversham')).toMatchObject({ status: 'unknown' });
      expect((await getTerritorySuggestions()).businessTypes).not.toContain('Trades');
    } finally {
      await admin.publish('niches', trades);
      await admin.publish('cities', reading);
    }
  });
});

describe('the public answer', () => {
  it('contains the client’s name with their consent', async () => {
    await reserve({ mayBeNamed: true });
    expect(await ask()).toMatchObject({ match: { businessName: 'Helix Heating' } });
  });

  it('contains nothing else: no name, note, text or dates of the register', async () => {
    await reserve({
      place: 'Reading behind the gasworks',
      startsOn: '2025-01-01T12:00:00.000Z',
      endsOn: '2026-10-19T12:00:00.000Z',
      tailMonths: 7,
    });
    const answer = await ask();
    expect(answer.status).toBe('reserved');
    expect(Object.keys(answer).toSorted()).toEqual([
      'available',
      'checkedOn',
      'entry',
      'message',
      'status',
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Helix|Pays|gasworks|2025|10-19|: ?7/);
  });

  it('can’t be read over REST', async () => {
    await reserve({ mayBeNamed: true });
    const stranger = await site.as('anonymous');
    const { status, text } = await stranger('GET', '/territories?depth=2');
    expect(status).toBe(403);
    expect(text).not.toContain('Helix');
    expect((await sales('GET', '/territories')).text).toContain('Helix');
  });
});

describe('the territory form', () => {
  let visitors = 0;
  beforeEach(() => {
    visitors += 1;
  });

  const ask = async (entries: Record<string, string | Blob>) =>
    (await postForm(checkTerritory, entries, `198.51.100.${visitors}`)).outcome;

  const failed = 'Unable to check availability. Please try again.';
  const missing = 'Please enter both business type and location.';
  const question = { businessType: 'plumber', location: 'Caversham' };

  it('gets an answer', async () => {
    expect(await ask(question)).toMatchObject({
      status: 'answered',
      answer: { available: true, status: 'available' },
    });
  });

  it.each<Record<string, string | Blob>>([
    { businessType: ' ', location: 'Reading' },
    { businessType: 'plumber' },
    { businessType: 'plumber', location: 'x'.repeat(201) },
    { businessType: 'plumber', location: new Blob(['Reading']) },
    {},
  ])('shows the missing fields: %j', async (entries) => {
    expect(await ask(entries)).toEqual({ status: 'invalid', message: missing });
  });

  it('is rate-limited', async () => {
    const { points } = rateLimits.territory;
    await Promise.all(Array.from({ length: points }, () => ask({})));
    expect(await ask(question)).toEqual({ status: 'limited', message: failed });
  });

  it('promises nothing when the register can’t be read', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(payload, 'find').mockRejectedValue(new Error('No connection.'));
    const outcome = await ask(question);
    vi.restoreAllMocks();
    expect(complaint).toHaveBeenCalled();
    expect(outcome).toEqual({ status: 'failed', message: failed });
  });
});
