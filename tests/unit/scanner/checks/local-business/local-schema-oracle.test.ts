import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { localReviews } from '../../../../../src/scanner/checks/local-business/local-reviews.ts';
import { localSchema } from '../../../../../src/scanner/checks/local-business/local-schema.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

type Thing = Record<string, unknown>;

const address = { '@type': 'PostalAddress', streetAddress: '1 High Street', postalCode: 'HR9 5HL' };
const named: Thing = { '@type': ['Organization', 'Bakery'], name: 'Crumb', address };
const unnamed: Thing = { '@type': ['Organization', 'Bakery'], address };

/** Objections of Adobe’s validator, based on Google’s rules, to a thing. It mutates its input. */
async function objections(thing: Thing): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: { Organization: [structuredClone(thing)] },
  });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}

/** Compared only where both judge the same: a name must exist. */
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

  it('differ where ours demand more: an address, and no self-awarded stars', async () => {
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
