import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOnStateOf, clampPages, findType, normaliseSelection } from '@/prices/rules/estimate';
import { estimateSelectionSchema } from '@/prices/rules/selection-schema';
import { anyConfig, anyRaw, seededConfig } from './support/configs';

const config = await seededConfig();
const atFirst = { type: 'multipage', pages: 5, addOns: [] };

describe('a selection', () => {
  it.each([
    ['nothing', null],
    ['a text', 'trades'],
    ['an empty object', {}],
    ['an unknown kind', { type: 'castle' }],
    ['a name that every object has', { type: 'constructor' }],
    ['pages in words', { pages: 'eight' }],
    ['pages without end', { pages: Number.POSITIVE_INFINITY }],
    ['add-ons that are no list', { addOns: 'blog' }],
    ['unknown add-ons', { addOns: ['pool', 7, null] }],
  ])('of %s is as at first', (_what, raw) => {
    expect(normaliseSelection(config, raw)).toEqual(atFirst);
  });

  it('names each add-on once, in price-list order', () => {
    const raw = { addOns: ['analytics', 'blog', 'whatsapp', 'blog'] };
    expect(normaliseSelection(config, raw).addOns).toEqual(['whatsapp', 'blog', 'analytics']);
  });

  it('omits included and unavailable add-ons', () => {
    const addOns = ['whatsapp', 'blog', 'ecommerce-basic', 'instagram'];
    const allowed = (type: string) => normaliseSelection(config, { type, addOns }).addOns;
    expect(allowed('landing')).toEqual(['whatsapp', 'instagram']);
    expect(allowed('influencer-lite')).toEqual(['whatsapp', 'blog']);
    expect(allowed('influencer-full')).toEqual(['whatsapp']);
  });

  it('is idempotent, and fits into an enquiry', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, (any, raw) => {
        const once = normaliseSelection(any, raw);
        expect(normaliseSelection(any, once)).toEqual(once);
        expect(estimateSelectionSchema.parse(once)).toEqual(once);
      }),
    );
  });

  it('holds only available items', () => {
    fc.assert(
      fc.property(anyConfig, anyRaw, (any, raw) => {
        const { type, pages, addOns } = normaliseSelection(any, raw);
        expect(any.types.map(({ key }) => key)).toContain(type);
        expect(pages).toBeGreaterThanOrEqual(1);
        expect(pages).toBeLessThanOrEqual(findType(any, type).maxPages);
        expect(Number.isInteger(pages)).toBe(true);
        const kind = findType(any, type);
        for (const key of addOns) expect(addOnStateOf(kind, key)).toEqual({ kind: 'free' });
      }),
    );
  });
});

describe('the number of pages', () => {
  it.each([
    [1, 1],
    [50, 50],
    [0, 1],
    [-3, 1],
    [51, 50],
    [1e300, 50],
    [7.4, 7],
    [7.5, 8],
    [Number.NaN, 5],
    [undefined, 5],
  ])('%s becomes %i', (wanted, pages) => {
    expect(clampPages(config, { maxPages: 50 }, wanted)).toBe(pages);
    expect(clampPages(config, { maxPages: 1 }, wanted)).toBe(1);
  });
});

describe('an add-on', () => {
  it('states why it is unavailable', () => {
    expect(addOnStateOf(findType(config, 'landing'), 'blog')).toEqual({
      kind: 'unavailable',
      reason: 'Articles need a site around them. Choose the multi-page website.',
    });
  });

  it.each([
    ['beauty', 'calendly', 'included'],
    ['fitness', 'instagram', 'included'],
    ['professional', 'blog', 'included'],
    ['portfolio-pro-premium', 'blog', 'included'],
    ['multipage', 'blog', 'free'],
    ['trades', 'ecommerce-basic', 'free'],
  ])('of %s: %s is %s', (type, addOn, kind) => {
    expect(addOnStateOf(findType(config, type), addOn).kind).toBe(kind);
  });
});

describe('an untrusted selection', () => {
  it.each([
    [{ ...atFirst, pages: 0 }],
    [{ ...atFirst, pages: 201 }],
    [{ ...atFirst, pages: 5.5 }],
    [{ ...atFirst, type: 5 }],
    [{ ...atFirst, addOns: Array.from({ length: 21 }, () => 'blog') }],
    [{ type: 'trades' }],
    [null],
  ])('is refused in another shape: %j', (raw) => {
    expect(estimateSelectionSchema.safeParse(raw).success).toBe(false);
  });
});
