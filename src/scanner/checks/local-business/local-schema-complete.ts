import { type Check, fail, joinWithAnd, notApplicable, pass, unknown } from '../../model/check.ts';
import {
  type DescribedBusiness,
  findUnreadableReason,
  hasAddress,
  hasDescribedValue,
  listDescribedBusinesses,
  listSitePages,
  readDescribedType,
} from './business-facts.ts';

const always = [
  { words: 'phone number (telephone)', properties: ['telephone'] },
  { words: 'opening hours', properties: ['openingHoursSpecification', 'openingHours'] },
  { words: 'web address (url)', properties: ['url'] },
  { words: 'picture (image)', properties: ['image', 'logo', 'photo'] },
];
const place = { words: 'position (geo)', properties: ['geo', 'hasMap', 'latitude'] };

/** A business with a service area instead of an address has no point on the map. */
function partsFor(business: DescribedBusiness) {
  return hasAddress(business) ? [...always, place] : always;
}

export const localSchemaComplete: Check = {
  id: 'local-schema-complete',
  severity: 'low',
  title: 'The description for search engines has gaps',
  passed: 'Complete description for search engines',
  why: 'Phone number, opening hours, position and a picture in the description are what a search result can show next to your name.',
  fix: 'Add the missing properties to the JSON-LD of the business: "telephone", "openingHoursSpecification", "geo", "url" and "image".',
  remedy: 'local',
  sourceName: 'Google Search Central, local business',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  judge(evidence) {
    const found = listDescribedBusinesses(listSitePages(evidence)).map((business) => {
      const parts = partsFor(business);
      const missing = parts.filter(({ properties }) => !hasDescribedValue(business, ...properties));
      return { business, missing, share: 1 - missing.length / parts.length };
    });
    const [best] = found.toSorted((a, b) => b.share - a.share);
    if (!best) {
      const because = findUnreadableReason(evidence);
      return because
        ? unknown(because)
        : notApplicable(
            'There is no structured data about a local business that could be complete.',
          );
    }
    const { business, missing, share } = best;
    if (missing.length === 0) {
      return pass(
        'The structured data gives phone number, opening hours, web address and picture.',
      );
    }
    return fail(
      `The structured data lacks ${joinWithAnd(missing.map(({ words }) => words))}.`,
      [{ kind: 'text', value: `"@type": "${readDescribedType(business)}"` }],
      { share },
    );
  },
};
