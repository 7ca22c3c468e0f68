import {
  findMisplaced,
  findOldRanges,
  findStalePrices,
  findUnquoted,
  readPrices,
  readSite,
  repriced,
  writePrices,
} from './support/prices';
import { nodesOfType } from './support/structured-data-rules';
import { expect, test } from './support/test';

// A recording of some thousand answers would take longer than the test; the list says where to look.
test.use({ trace: 'off' });

interface PackageDoc {
  key: string;
  priceFromPence: number | null;
  priceToPence: number | null;
}

test('every price for machines is the CMS’s, and leads to its package', async ({ site, cms }) => {
  const docs = (await cms.list('packages')) as unknown as PackageDoc[];
  const policy = (await cms.global('policy-settings')) as Record<string, number>;
  const pounds = (pence: number | null | undefined) => (pence ?? Number.NaN) / 100;

  const problems: string[] = [];
  let offers = 0;
  for (const { address, facts } of site.pages) {
    for (const { value } of nodesOfType(facts.structuredData, 'Offer')) {
      offers += 1;
      const url = new URL(String(value.url));
      const key = url.hash.slice(1);
      const item = docs.find((doc) => doc.key === key);
      const range = value.priceSpecification as { minPrice?: number; maxPrice?: number };
      const said = [value.price, range.minPrice, range.maxPrice];
      const meant = [item?.priceFromPence, item?.priceFromPence, item?.priceToPence].map(pounds);
      if (said.join() !== meant.join())
        problems.push(`${address}: ${key} at ${said}, not ${meant}`);
      const target = site.answers.get(url.pathname)?.facts;
      if (!target?.anchors.includes(key)) problems.push(`${address}: no ${url.href}`);
    }
    for (const { value } of nodesOfType(facts.structuredData, 'AggregateOffer')) {
      const said = [value.lowPrice, value.highPrice];
      const meant = [pounds(policy.serviceRangeFrom), pounds(policy.serviceRangeTo)];
      if (said.join() !== meant.join()) problems.push(`${address}: from ${said}, not ${meant}`);
    }
  }
  expect(problems).toEqual([]);
  expect(offers).toBeGreaterThan(0);
});

/** Pages that show a price in a sum alone: they change with it, and so belong on the list. */
const summedUp: ReadonlySet<string> = new Set([
  '/services/ai-chatbot does not show growth-accelerator pricePerMonthPence',
]);

test('whatever price is changed, no page keeps the old one, and each shows the new one as often', async ({
  cms,
  staff,
  request,
  baseURL,
}) => {
  // Four readings of the whole site. The limit ends a run that hangs; it measures nothing.
  test.setTimeout(240_000);
  const seeded = await readPrices(cms);
  // So that every page had the chance to remember what it said.
  await readSite(request);
  expect(seeded.length).toBeGreaterThan(30);
  const { addOnSurcharge } = (await cms.global('policy-settings')) as { addOnSurcharge: number };
  const first = repriced(seeded, 31_007);
  const second = repriced(seeded, 61_007);
  const picture = async () => (await request.get('/og/pricing')).body();

  try {
    await writePrices(cms, first);
    const before = await readSite(request);
    expect(findUnquoted(first, before)).toEqual([]);
    expect(findOldRanges(seeded, before)).toEqual([]);

    await test.step('the price board lists the pages that show a price, and no others', async () => {
      // Without its origin the session cookie does not count.
      const headers = { Origin: baseURL ?? '' };
      const { pages, byFigure } = (await (
        await staff.request.get('/api/price-changes/places', { headers })
      ).json()) as { pages: { path: string }[]; byFigure: Record<string, number[]> };
      const listed = new Map(
        Object.entries(byFigure).map(([figure, places]) => [
          figure,
          new Set(places.map((place) => pages[place]?.path ?? '')),
        ]),
      );
      const misplaced = findMisplaced(first, before, listed);
      expect(misplaced.filter((words) => !summedUp.has(words))).toEqual([]);
    });

    await test.step('one price alone', async () => {
      const [chosen] = first.filter(({ name }) => name === 'growth priceFromPence');
      if (!chosen) throw new Error('There is no package “growth”.');
      // Between its neighbours, so that every span keeps its ends.
      const alone = { ...chosen, pence: chosen.pence + 600 };
      await writePrices(cms, [alone]);
      const changes = first.map((old) => ({ old, now: old === chosen ? alone : old }));
      const after = await readSite(request);
      expect(findStalePrices(changes, before, after, addOnSurcharge)).toEqual([]);
      await writePrices(cms, [chosen]);
    });

    await test.step('all of them', async () => {
      const drawn = await picture();
      await writePrices(cms, second);
      const changes = first.map((old, index) => ({ old, now: second[index] ?? old }));
      const after = await readSite(request);
      expect(findStalePrices(changes, before, after, addOnSurcharge)).toEqual([]);
      expect(drawn.equals(await picture()), 'the picture of a shared link').toBe(false);
    });
  } finally {
    await writePrices(cms, seeded);
  }
  expect(await readPrices(cms)).toEqual(seeded);
});
