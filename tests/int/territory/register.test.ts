import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import type { TerritoryFinding } from '@/territories/data/territory-conflicts';
import type { ContractFinding } from '@/territories/rules/competing-territories';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';
import { atTheSameMoment } from '../support/same-moment';

const site = await startSite();
afterAll(site.stop);

// These load the configuration, which reads the environment set above.
const { getCertificate } = await import('@/territories/store/territories');
const { readStateFilters } = await import('@/territories/office/state-filters');
const { findTerritoryConflicts } = await import('@/territories/data/territory-conflicts');

const { payload } = site;
const admin = await site.as('admin');
const sales = await site.as('sales');
const editor = await site.as('editor');
const anonymous = await site.as('anonymous');
const editing = editingAs(admin);

const today = ukDay(new Date());
const inDays = (days: number) => `${dayAfter(today, days)}T12:00:00.000Z`;
const words = (...texts: string[]) => texts.map((text) => ({ text }));

let plumbers = 0;
let electricians = 0;
let reading = 0;

beforeAll(async () => {
  plumbers = (
    await editing.create('niches', {
      name: 'Plumbers',
      slug: 'plumbers',
      synonyms: words('boiler'),
    })
  ).id;
  // Sold already, but not on the site yet.
  electricians = (
    await editing.create('niches', { name: 'Electricians', slug: 'electricians', _status: 'draft' })
  ).id;
  reading = (
    await editing.create('cities', {
      name: 'Reading',
      slug: 'reading',
      postcodeAreas: words('RG1'),
    })
  ).id;
});

afterEach(async () => {
  await payload.delete({ collection: 'territories', where: { id: { exists: true } } });
});

const fields = (changes: object = {}) => ({
  clientName: 'Helix Heating',
  niche: plumbers,
  city: reading,
  place: 'Reading',
  startsOn: '2026-01-05T12:00:00.000Z',
  ...changes,
});
const reserve = (changes: object = {}) => editing.create('territories', fields(changes));
const check = (send: typeof admin, body: object) => send('POST', '/territories/check', { body });

describe('two contracts for the same niche and area', () => {
  it('are refused with a reason for the second client', async () => {
    await reserve();
    const refusal = await editing.refusal('territories', fields({ clientName: 'Boiler Bros' }));
    expect(refusal.place).toMatch(/^One client per niche and area\. Helix Heating has Plumbers/);
    // Another niche, and a part not reserved as such: staff get a warning only.
    await reserve({ clientName: 'Boiler Bros', niche: electricians });
    await reserve({ clientName: 'Boiler Bros', place: 'Caversham', city: null });
  });

  it('are refused when saved at the same moment, too', async () => {
    const rivals = ['Boiler Bros', 'Tap and Son', 'Drain Ltd'].map(
      (clientName) => () => sales('POST', '/territories', { body: fields({ clientName }) }),
    );
    const answers = await atTheSameMoment(payload, 'territories', rivals);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('may follow each other, and an existing overlap can still be edited', async () => {
    const first = await reserve({ endsOn: inDays(-20), tailMonths: 0 });
    const second = await reserve({ clientName: 'Boiler Bros', startsOn: inDays(-10) });
    // The first retainer cannot continue, as another client has the area now.
    expect(await editing.refusal('territories', { endsOn: null }, first.id)).toHaveProperty(
      'place',
    );
    await editing.publish('territories', second.id, { note: 'Paid.', endsOn: inDays(30) });

    // As before the rule existed.
    await payload.db.pool.query(`update territories set ends_on = null where id = ${first.id}`);
    await editing.publish('territories', first.id, { note: 'Paid.' });
    await editing.publish('territories', first.id, { endsOn: inDays(-20) });
  });
});

describe('the filters above the list', () => {
  it('find territories in the database', async () => {
    await reserve();
    await reserve({ place: 'Swindon', city: null, endsOn: inDays(60) });
    await reserve({ place: 'Bath', city: null, endsOn: inDays(-40), tailMonths: 1 });
    await reserve({ place: 'Oxford', city: null, endsOn: inDays(-40) });
    const { filters } = await readStateFilters(payload);
    const found = await Promise.all(
      filters(1, new Date()).map(async ({ label, where }) => {
        const { docs } = await payload.find({ collection: 'territories', where, sort: 'id' });
        return [label, docs.map(({ place }) => place).join()];
      }),
    );
    expect(Object.fromEntries(found)).toEqual({
      All: 'Reading,Swindon,Bath,Oxford',
      Reserved: 'Reading,Swindon',
      Provisional: '',
      'Ending within 90 days': 'Swindon',
      'In their tail': 'Oxford',
      Free: 'Bath',
    });
  });
});

describe('the register’s answer', () => {
  const proposal = (changes: object = {}) => ({
    about: 'proposal',
    niche: plumbers,
    place: 'RG1',
    clientName: 'Boiler Bros',
    clientEmail: '',
    ...changes,
  });

  it('about a proposal’s niche and area', async () => {
    await reserve();
    const { body } = await check(sales, proposal());
    const finding = body as unknown as TerritoryFinding;
    expect(finding.conflicts).toMatchObject([{ kind: 'taken', clientName: 'Helix Heating' }]);
    expect(finding.conflicts[0]?.text).toContain('since 5 January 2026 (Reading, plumbers).');
    const own = await check(sales, proposal({ clientName: 'helix heating' }));
    expect(own.body.conflicts).toEqual([]);
    const empty = await check(sales, proposal({ place: ' ' }));
    expect(empty.body).toMatchObject({ conflicts: [], problems: [expect.stringMatching(/^Fill/)] });
  });

  it('about a niche that is not on the site', async () => {
    await reserve({ niche: electricians });
    const req = await createLocalReq({}, payload);
    const question = { niche: electricians, place: 'Reading', client: { names: ['Sparks'] } };
    expect((await findTerritoryConflicts(req, question)).conflicts).toHaveLength(1);
  });

  it('about an enquiry: by its words, or by staff’s fields', async () => {
    await reserve();
    const enquiry = await editing.create('submissions', {
      message: 'Our boiler business near Reading needs a website.',
      page: '/web-design-reading',
    });
    const ask = async (trade = '', place = '') =>
      (await check(sales, { about: 'enquiry', enquiry: enquiry.id, trade, place }))
        .body as unknown as TerritoryFinding;
    expect(await ask()).toMatchObject({
      trade: { name: 'Plumbers', from: 'message' },
      place: { name: 'Reading', from: 'message' },
      conflicts: [{ clientName: 'Helix Heating' }],
    });
    expect(await ask('plumber', 'Swindon')).toMatchObject({ conflicts: [], problems: [] });
    expect((await ask('wizard')).problems).toHaveLength(1);
  });

  it('about a contract while it is edited', async () => {
    const { id } = await reserve();
    const draft = {
      about: 'contract',
      territory: null,
      clientName: 'Boiler Bros',
      niche: plumbers,
      city: null,
      place: 'Reading',
      postcodeAreas: ['RG1'],
      startsOn: inDays(10),
      endsOn: '',
      tailMonths: null,
    };
    const finding = (await check(editor, draft)).body as unknown as ContractFinding;
    expect(finding.state).toMatch(/^Reserved, starts on /);
    expect(finding).toMatchObject({ districts: 'RG1', problem: null });
    expect(finding.overlaps).toMatchObject([{ id, isHold: false }]);
    expect((await check(editor, { ...draft, territory: id })).body.overlaps).toEqual([]);
  });

  it('is refused without the right to read territories', async () => {
    const enquiry = { about: 'enquiry', enquiry: 4711, trade: '', place: '' };
    for (const send of [anonymous, editor]) {
      expect((await check(send, proposal())).status).toBe(403);
    }
    expect((await check(editor, enquiry)).status).toBe(403);
    expect((await check(sales, enquiry)).status).toBe(404);
    expect((await check(sales, { about: 'everything' })).status).toBe(400);
  });
});

describe('a certificate', () => {
  const make = (send: typeof admin, id: number, replaces: string | null = null) =>
    send('POST', `/territories/${id}/certificate`, { body: { replaces } });
  const made = async (id: number, replaces: string | null = null) =>
    String((await make(sales, id, replaces)).body.certificateId);

  it('is created once despite repeated clicks, and shows the reserved area', async () => {
    const { id } = await reserve({ note: 'Pays late.' });
    const [one, other] = await Promise.all([made(id), made(id)]);
    expect(one).toBe(other);
    const certificate = await getCertificate(one);
    expect(certificate).toMatchObject({
      clientName: 'Helix Heating',
      niche: 'Plumbers',
      place: 'Reading',
      state: { kind: 'active' },
      today,
    });
    expect(JSON.stringify(certificate)).not.toContain('Pays late');
  });

  it('ends at its old address when it gets a new one', async () => {
    const { id } = await reserve({ endsOn: inDays(-10) });
    const old = await made(id);
    const fresh = await made(id, old);
    expect(fresh).not.toBe(old);
    // A second tab still shows the old one.
    expect(await made(id, old)).toBe(fresh);
    expect(await getCertificate(old)).toBeNull();
    expect(await getCertificate("' or true --")).toBeNull();
    expect(await getCertificate(fresh)).toMatchObject({ state: { kind: 'tail' } });
  });

  it('is created by users with the right to change territories only', async () => {
    const { id } = await reserve();
    const guess = { certificateId: '7f3a91c2-0000-4000-8000-000000000000' };
    expect((await make(anonymous, id)).status).toBe(403);
    expect((await make(editor, id)).status).toBe(403);
    expect((await make(sales, 4711)).status).toBe(404);
    expect((await admin('POST', `/territories/${id}/certificate`, { body: {} })).status).toBe(400);
    await editing.publish('territories', id, guess);
    expect(await getCertificate(guess.certificateId)).toBeNull();
  });
});
