import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { localReviews } from '../../../../../src/scanner/checks/local-business/local-reviews.ts';
import { localSchema } from '../../../../../src/scanner/checks/local-business/local-schema.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

type Thing = Record<string, unknown>;

const address = { '@type': 'PostalAddress', streetAddress: '1 High Street', postalCode: 'HR9 5HL' };
const named: Thing = { '@type': ['Organization', 'Bakery'], name: 'Crumb', address };
const unnamed: Thing = { '@type': ['Organization', 'Bakery'], address };

/** What Adobe’s rules, written after Google’s, object to in a thing. It changes what it is given. */
async function objections(thing: Thing): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: { Organization: [structuredClone(thing)] },
  });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}

/** Where the rules speak of the same thing: a name must be there. The rest is ours alone. */
describe('our verdicts and those of another validator', () => {
  it.each([
    ['a whole description', named],
    ['one without a name', unnamed],
    ['one with an empty name', { ...named, name: '' }],
    ['one with other types', { ...named, '@type': ['Bakery', 'Organization', 'Store'] }],
  ])('agree about %s', async (_, thing) => {
    const { outcome } = judgeSite(localSchema, '<p>Call us on 01432 352271</p>', {
      head: jsonLd(thing),
    });
    expect(outcome === 'fail').toBe((await objections(thing)).length > 0);
  });

  it('differ where ours says more: a place must be named, and no stars for oneself', async () => {
    const placeless = { '@type': ['Organization', 'Bakery'], name: 'Crumb' };
    const starred = {
      ...named,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 12 },
    };
    expect(await objections(placeless)).toEqual([]);
    expect(judgeSite(localSchema, '<p>Bread</p>', { head: jsonLd(placeless) }).outcome).toBe(
      'fail',
    );
    expect(await objections(starred)).toEqual([]);
    expect(judgeSite(localReviews, '<p>Bread</p>', { head: jsonLd(starred) }).outcome).toBe('note');
  });
});
