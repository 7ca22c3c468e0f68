import { isFull } from '../support/how-much';
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
import { expect, test } from './support/test';

/** These pages show a price in a sum only. They change with it, so they belong on the list. */
const summedUp: ReadonlySet<string> = new Set([
  '/scan does not show service-page-update pricePence',
  '/services/ai-chatbot does not show growth-accelerator pricePerMonthPence',
  // A card of Helix Heating, whose price adds the WhatsApp button.
  '/why-choose-us does not show trades priceFromPence',
  '/projects/overhang does not show trades priceFromPence',
]);

test('after any price change, no page keeps the old price, and each shows the new one as often', async ({
  cms,
  staff,
  request,
  baseURL,
}) => {
  const seeded = await readPrices(cms);
  // Fills every page’s cache with the old prices.
  if (isFull) await readSite(request);
  expect(seeded.length).toBeGreaterThan(30);
  const { extraPagePence } = await cms.global('estimator-settings');
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
      // Without Origin the session cookie is ignored.
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
      const misplaced = findMisplaced(first, before, listed, Number(extraPagePence));
      expect(misplaced.filter((words) => !summedUp.has(words))).toEqual([]);
    });

    if (isFull)
      await test.step('one price alone', async () => {
        const [chosen] = first.filter(({ name }) => name === 'growth priceFromPence');
        if (!chosen) throw new Error('There is no package “growth”.');
        // Between its neighbours, so that every range keeps its ends.
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
