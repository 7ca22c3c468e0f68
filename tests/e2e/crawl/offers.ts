import { nodesOfType } from '../support/structured-data-rules';
import { expect, test } from '../support/test';

interface PackageDoc {
  key: string;
  priceFromPence: number | null;
  priceToPence: number | null;
}

test('every price in structured data matches the CMS, and links to its package', async ({
  site,
  cms,
}) => {
  const docs = (await cms.list('packages')) as unknown as PackageDoc[];
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
      const prices = (
        value.offers as { priceSpecification: { minPrice: number; maxPrice: number } }[]
      ).map((offer) => offer.priceSpecification);
      const meant = [
        Math.min(...prices.map(({ minPrice }) => minPrice)),
        Math.max(...prices.map(({ maxPrice }) => maxPrice)),
      ];
      if (said.join() !== meant.join()) problems.push(`${address}: from ${said}, not ${meant}`);
    }
  }
  expect(problems).toEqual([]);
  expect(offers).toBeGreaterThan(0);
});
