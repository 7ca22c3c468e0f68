import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { siteSettings } from '../../../seed/data/site';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// The query loads the configuration, which reads the environment that was set above.
const { getEstimatorConfig } = await import('@/content/store/shared-content');

const send = await site.as('admin');
const admin = editingAs(send);

let small = 0;
let large = 0;
let blog = 0;
let keys: Record<'small' | 'large' | 'blog' | 'shop', unknown>;

async function save(data: object): Promise<void> {
  const answer = await send('POST', '/globals/estimator-settings', { body: data });
  expect(answer.status, answer.text).toBe(200);
}

beforeEach(async () => {
  await site.payload.updateGlobal({ slug: 'site-settings', data: siteSettings });
  const price = { priceFromPence: 50_000, priceToPence: 70_000, timeline: '5 days' };
  const [one, two, three, four] = [
    await admin.create('packages', { ...price, name: 'Small' }),
    await admin.create('packages', { name: 'Large', group: 'industry', priceFromPence: 90_000 }),
    await admin.create('add-ons', { name: 'Blog', pricePence: 30_000 }),
    await admin.create('add-ons', { name: 'Shop', pricePence: 60_000 }),
  ];
  await admin.create('add-ons', { kind: 'retainer' });
  [small, large, blog] = [one.id, two.id, three.id];
  keys = { small: one.key, large: two.key, blog: three.key, shop: four.key };
  const type = {
    label: 'Site',
    description: 'A site.',
  };
  await save({
    projectTypes: [
      {
        ...type,
        key: 'small',
        package: small,
        unavailable: [{ addOn: four.id, reason: 'Too small.' }],
      },
      { ...type, key: 'large', package: large, included: [blog] },
    ],
    defaultType: 'large',
    budgetBands: [{ package: large }, { package: small, belowPence: 80_000 }],
    message: `From {{package:${one.key}:from}}.`,
  });
});

const addOnKeys = async () => (await getEstimatorConfig())?.addOns.map(({ key }) => key);
const typeKeys = async () => (await getEstimatorConfig())?.types.map(({ key }) => key);

describe('the estimator', () => {
  it('has project types, prices and bands from the CMS, with figures in its texts', async () => {
    expect(await getEstimatorConfig()).toMatchObject({
      types: [
        {
          key: 'small',
          timeline: '5 days',
          basePence: 50_000,
          packageKey: keys.small,
          included: [],
          unavailable: [{ addOn: keys.shop, reason: 'Too small.' }],
        },
        { key: 'large', basePence: 90_000, included: [keys.blog], unavailable: [] },
      ],
      defaultType: 'large',
      includedPages: 5,
      defaultPages: 5,
      maxPages: 50,
      extraPagePence: 10_000,
      budgetBands: [
        { name: 'Small', belowPence: 80_000 },
        { name: 'Large', belowPence: null },
      ],
      message: 'From £500.',
    });
    expect(await addOnKeys()).toEqual(expect.arrayContaining([keys.blog, keys.shop]));
  });

  it('follows a price once it is published', async () => {
    await admin.autosave('packages', small, { priceFromPence: 60_000 });
    expect((await getEstimatorConfig())?.types[0].basePence).toBe(50_000);
    await admin.publish('packages', small, { priceFromPence: 60_000 });
    expect(await getEstimatorConfig()).toMatchObject({
      types: [{ basePence: 60_000 }, {}],
      message: 'From £600.',
    });
  });

  it('loses a project type and a band with their package', async () => {
    await admin.unpublish('packages', large);
    expect(await getEstimatorConfig()).toMatchObject({
      types: [{ key: 'small' }],
      defaultType: 'small',
      budgetBands: [{ name: 'Small' }],
    });
    await admin.moveToTrash('packages', small);
    expect(await getEstimatorConfig()).toBeNull();
  });

  it('loses a project type whose price is on application', async () => {
    await admin.publish('packages', small, { onApplication: true });
    expect(await typeKeys()).toEqual(['large']);
  });

  it('loses an unpublished add-on in every place that refers to it', async () => {
    await admin.unpublish('add-ons', blog);
    expect(await addOnKeys()).not.toContain(keys.blog);
    expect((await getEstimatorConfig())?.types[1]?.included).toEqual([]);
  });

  it('is missing until staff set it up', async () => {
    await save({ projectTypes: [], budgetBands: [] });
    expect(await getEstimatorConfig()).toBeNull();
  });
});
