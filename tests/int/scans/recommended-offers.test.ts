import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSettings } from '../support/enquiries';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
const { getRemedyOffers } = await import('@/scans/store/scanner-settings');

beforeAll(() => fillSettings(payload));
afterAll(site.stop);

it('a report names what a visitor without a monthly plan pays', async () => {
  await payload.updateGlobal({ slug: 'policy-settings', data: { addOnSurcharge: 50 } });
  const addOn = async (kind: 'retainer' | 'build', key: string, unit: string | null) => {
    const data = { name: key, key, kind, unit, pricePence: 4_000, _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'add-ons', data });
    return { relationTo: 'add-ons' as const, value: id };
  };
  const offers = [
    await addOn('retainer', 'page-update', 'per page'),
    await addOn('build', 'feed', null),
  ];
  await payload.updateGlobal({
    slug: 'scanner-settings',
    data: { remedies: [{ remedy: 'words', offers }] },
  });
  expect((await getRemedyOffers()).words?.offers).toEqual([
    { kind: 'add-ons', label: 'page-update', href: '/pricing', price: '£60 per page' },
    { kind: 'add-ons', label: 'feed', href: '/pricing', price: '£40' },
  ]);
});
