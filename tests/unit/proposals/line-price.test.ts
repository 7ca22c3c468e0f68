import { describe, expect, it } from 'vitest';
import type { LexicalState } from '@/content/rules/lexical';
import { freezeText } from '@/proposals/rules/frozen';
import { type DraftLine, type ListedItem, priceLines } from '@/proposals/rules/line-price';
import { makeBook } from '../prices/support/price-book';

const item = (changes: Partial<ListedItem> = {}): ListedItem => ({
  name: 'Growth',
  pence: 240_000,
  every: 'once',
  isRetainer: false,
  isRetainerAddOn: false,
  ...changes,
});
const retainer = item({ name: 'Site Guardian', pence: 9_900, every: 'month', isRetainer: true });
const page = item({ name: 'Landing page', pence: 7_500, isRetainerAddOn: true });

const line = (changes: Partial<DraftLine> = {}): DraftLine => ({
  id: 'a',
  listed: null,
  label: null,
  detail: null,
  quantity: 1,
  amountPence: null,
  every: 'once',
  isOptional: false,
  ...changes,
});

const priced = (...lines: DraftLine[]) => priceLines(lines, 50);

describe('a line of an offer', () => {
  it('takes missing name and price from the price list', () => {
    expect(priced(line({ listed: item() })).lines).toMatchObject([
      { label: 'Growth', unitPence: 240_000, amountPence: 240_000, every: 'once' },
    ]);
    expect(
      priced(line({ listed: item(), label: 'Your site', amountPence: 200_000 })).lines,
    ).toMatchObject([{ label: 'Your site', amountPence: 200_000 }]);
  });

  it('costs its unit price times its quantity', () => {
    expect(priced(line({ label: 'Page', amountPence: 10_000, quantity: 3 })).lines).toMatchObject([
      { unitPence: 10_000, amountPence: 30_000 },
    ]);
  });

  it('is monthly if its price-list entry is', () => {
    expect(priced(line({ listed: retainer, every: 'once' })).lines[0]?.every).toBe('month');
    expect(priced(line({ label: 'Care', amountPence: 1, every: 'month' })).lines[0]?.every).toBe(
      'month',
    );
  });

  it('costs more as a required add-on without a retainer', () => {
    const addOn = line({ id: 'b', listed: page });
    const amount = (...lines: DraftLine[]) => priced(...lines, addOn).lines.at(-1)?.amountPence;
    expect(amount()).toBe(11_250);
    expect(amount(line({ listed: retainer, isOptional: true }))).toBe(11_250);
    expect(amount(line({ listed: retainer }))).toBe(7_500);
    expect(priced(line({ listed: page, amountPence: 5_000 })).lines[0]?.amountPence).toBe(5_000);
  });
});

describe('the problems of a line', () => {
  it.each([
    [line(), 'Line 1 says nothing'],
    [line({ label: 'Photos' }), '“Photos” has no price.'],
    [line({ listed: item({ name: 'Custom', pence: null }) }), '“Custom” is priced on application'],
    [line({ listed: 'gone' }), '“Line 1” refers to something that is no longer in the price list'],
    [line({ label: 'Big', amountPence: 99_999_999, quantity: 2 }), 'more than a million pounds'],
  ])('is said: %#', (one, words) => {
    const { problems } = priced(one);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it('are none if staff entered name and price, whatever the price list has', () => {
    expect(priced(line({ listed: 'gone', label: 'Site', amountPence: 1 })).problems).toEqual([]);
    expect(priced(line({ label: 'Advice', amountPence: 0 })).problems).toEqual([]);
  });
});

describe('a frozen text', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const state = (...children: object[]) =>
    ({ root: { type: 'root', children } }) as unknown as LexicalState;
  const token = { type: 'inlineBlock', fields: { token: 'policy:deposit' } };
  const link = (value: number) => ({
    type: 'link',
    fields: { linkType: 'internal', doc: { relationTo: 'legal-pages', value } },
    children: [text('our terms')],
  });
  const references = {
    paths: new Map([['legal-pages:4', '/terms-of-service']]),
    pictures: new Map([[7, { id: 7, url: '/media/a.webp' }]]),
  };
  const freeze = (...children: object[]) =>
    JSON.stringify(freezeText(state(...children), makeBook(), references));

  it('has its live figures replaced by values', () => {
    const frozen = freeze({ type: 'paragraph', children: [text('Pay '), token, text(' now.')] });
    expect(frozen).toContain('"text":"50%"');
    expect(frozen).not.toContain('inlineBlock');
  });

  it('links to addresses, or to none if the page was deleted', () => {
    const frozen = freeze(link(4), link(5));
    expect(frozen).toContain('"url":"/terms-of-service"');
    expect(frozen.match(/"type":"link"/g)).toHaveLength(1);
    expect(frozen.match(/our terms/g)).toHaveLength(2);
  });

  it('carries the data of its pictures', () => {
    const frozen = freeze(
      { type: 'upload', relationTo: 'media', value: 7 },
      { type: 'upload', relationTo: 'media', value: 8 },
    );
    expect(frozen).toContain('/media/a.webp');
    expect(frozen.match(/"type":"upload"/g)).toHaveLength(1);
  });
});
