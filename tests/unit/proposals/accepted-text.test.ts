import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { acceptedText } from '@/proposals/rules/offer';

const line = (id: string, isOptional: boolean) => ({
  id,
  label: `Line ${id}`,
  detail: null,
  quantity: 1,
  unitPence: 100,
  amountPence: 100,
  every: 'once' as const,
  isOptional,
});

const frozen: FrozenProposal = {
  format: 1,
  title: 'A website',
  client: { business: 'DC Hair & Nails', contact: null },
  from: {
    brandName: 'Studio',
    legalName: 'Studio Ltd',
    companyNumber: '1',
    registeredAddress: 'Somewhere',
    email: 'us@studio.example',
    phone: null,
  },
  preparedBy: null,
  preparedOn: '2026-11-22',
  validUntil: '2026-12-22',
  sections: [{ kind: 'scope', id: 's', heading: 'Included', included: ['A'], notIncluded: [] }],
  lines: [line('site', false), line('blog', true), line('care', true)],
  payment: { depositPercent: 50, note: null },
  terms: { version: 'November 2026', body: { root: { type: 'root', children: [] } } },
};

/** As a database returns JSON: equal, with its keys in another order. */
function shuffled<Value>(value: Value, order: (keys: string[]) => string[]): Value {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, order)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    order(Object.keys(fields)).map((key) => [key, shuffled(fields[key], order)]),
  ) as Value;
}

describe('the text of an acceptance', () => {
  it('does not depend on the order of keys or choices', () => {
    const text = acceptedText(frozen, ['blog', 'care']);
    expect(acceptedText(frozen, ['care', 'blog', 'care'])).toBe(text);
    expect(
      acceptedText(
        shuffled(frozen, (keys) => keys.toReversed()),
        ['care', 'blog'],
      ),
    ).toBe(text);
    expect(acceptedText(JSON.parse(JSON.stringify(frozen)), ['blog', 'care'])).toBe(text);
  });

  it('ignores required lines and unknown ids', () => {
    expect(acceptedText(frozen, ['site', 'blog', 'gone'])).toBe(acceptedText(frozen, ['blog']));
  });

  it('differs for every other choice and every other wording', () => {
    const texts = [[], ['blog'], ['care'], ['blog', 'care']].map((ids) =>
      acceptedText(frozen, ids),
    );
    expect(new Set(texts).size).toBe(4);
    const [first, ...others] = frozen.lines;
    const dearer = { ...frozen, lines: [{ ...first, amountPence: 101 }, ...others] };
    expect(acceptedText(dearer as FrozenProposal, [])).not.toBe(texts[0]);
    expect(acceptedText({ ...frozen, validUntil: '2026-12-23' }, [])).not.toBe(texts[0]);
  });

  it('depends on the order of lists', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 5 }), (included) => {
        const withList = (list: string[]): FrozenProposal => ({
          ...frozen,
          sections: [{ kind: 'scope', id: 's', heading: 'H', included: list, notIncluded: [] }],
        });
        expect(acceptedText(withList(included), [])).not.toBe(
          acceptedText(withList(included.toReversed()), []),
        );
      }),
    );
  });
});
