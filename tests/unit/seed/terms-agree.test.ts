import { describe, expect, it } from 'vitest';
import { formatPolicyFigure, type PolicyKey, policyFigures } from '@/prices/rules/policy-figures';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { proposalReceipt } from '@/proposals/mails/proposal-outcome';
import { documentsOf, seededBook, withIds } from './support/seeded-book';

/** Every text of a document, in its order. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textIn).join('\n')
    : '';
}

function written(collection: string, isIt: (document: Record<string, unknown>) => boolean): string {
  const texts = documentsOf(collection)
    .filter(isIt)
    .map((each) => textIn(withIds(each)));
  expect(texts.length).toBeGreaterThan(0);
  return texts.join('\n');
}

const sources = {
  proposalTerms: written('proposal-terms', () => true),
  termsOfService: written('legal-pages', ({ slug }) => slug === 'terms-of-service'),
  cancellationPolicy: written('legal-pages', ({ slug }) => slug === 'cancellation-policy'),
  questions: written('faqs', ({ topic }) => topic === 'pricing' || topic === 'exclusivity'),
  exclusivityPolicy: written('pages', ({ path }) => path === '/territorial-exclusivity-policy'),
};

/** Figures that a text does not contain by chance. */
const odd: Partial<Record<PolicyKey, number>> = {
  statutoryCancellation: 43,
  refundBeforeWork: 83,
  refundEarlyStage: 57,
  refundMiddleStage: 29,
  priceLock: 17,
  proposalValid: 41,
  retainerNotice: 71,
  exclusivityTail: 19,
};
const seeded = await seededBook();
const book = { ...seeded, policy: { ...seeded.policy, ...odd } };
const rendered = Object.fromEntries(
  Object.entries(sources).map(([name, text]) => [name, resolvePriceText(text, book)]),
) as typeof sources;
const figure = (key: PolicyKey) => formatPolicyFigure(odd[key] ?? 0, policyFigures[key].unit);

const head = {
  brandName: 'Studio',
  legalName: 'Studio Ltd',
  companyNumber: '1',
  registeredAddress: 'Somewhere',
  siteUrl: 'https://studio.example',
};
const mail = proposalReceipt(head, {
  title: 'A website',
  clientName: 'Oak & Sons',
  contactName: 'Dana Cole',
  link: 'https://studio.example/proposals/oak',
  validUntil: '22 December 2026',
  totals: {
    ...{ oncePence: 100_000, monthlyPence: 9_900, depositPence: 50_000, restPence: 50_000 },
    optional: { oncePence: 0, monthlyPence: 0 },
  },
  hasOptions: false,
  preparedBy: null,
  acceptedBy: 'Dana Cole',
  acceptedAt: '22 November 2026, 14:03',
  lines: [],
  notChosen: [],
  territory: 'Plumbers in Reading',
  termsVersion: 'November 2026',
  terms: rendered.proposalTerms,
  fingerprint: 'f',
}).text;

const texts = { ...rendered, mail };

describe('what clients are told of the terms', () => {
  it.each(Object.entries(sources))('has no figure typed into it: %s', (_, text) => {
    const typed =
      /(?:\d+|fourteen|thirty|twelve|sixty|ninety)(?:\s?%| ?(?:per cent|(?:business |working )?(?:hour|day|week|month|year)s?\b))/gi;
    expect(text.replace(/\{\{[^}]+\}\}/g, 'FIGURE').match(typed) ?? []).toEqual([]);
  });

  it.each(['proposalTerms', 'cancellationPolicy', 'questions', 'mail'] as const)(
    'gives everything back in the first days, and the share of the table after them: %s',
    (name) => {
      const text = texts[name];
      const first = text.indexOf(figure('statutoryCancellation'));
      const everything = text.indexOf('everything', first);
      const share = text.indexOf(figure('refundBeforeWork'));
      expect(first).toBeGreaterThanOrEqual(0);
      expect(everything).toBeGreaterThan(first);
      expect(share).toBeGreaterThan(everything);
      expect(text.slice(everything, share)).toMatch(/after that/i);
    },
  );

  it('says the same in the terms of service, which leave the table to the policy', () => {
    const { termsOfService } = texts;
    expect(termsOfService).toContain(
      `For ${figure('statutoryCancellation')} after the contract is made, you get back everything`,
    );
    expect(termsOfService).not.toContain(figure('refundBeforeWork'));
  });

  it.each(['proposalTerms', 'cancellationPolicy'] as const)('has the same steps: %s', (name) => {
    for (const key of ['refundEarlyStage', 'refundMiddleStage'] as const) {
      expect(texts[name]).toContain(figure(key));
    }
  });

  it('keeps prices and lets proposals be accepted for as long everywhere', () => {
    for (const name of ['proposalTerms', 'termsOfService', 'questions', 'mail'] as const) {
      expect(texts[name]).toContain(figure('priceLock'));
      expect(texts[name]).toContain('renew it at the same prices');
    }
    for (const name of ['termsOfService', 'questions', 'exclusivityPolicy'] as const) {
      expect(texts[name]).toContain(figure('proposalValid'));
    }
  });

  it('makes the contract by accepting, and the mail its copy', () => {
    expect(texts.proposalTerms).toMatch(/makes the contract\..* your copy of the contract/);
    expect(texts.termsOfService).toMatch(/makes the contract\..* is its copy/);
    expect(texts.mail).toMatch(/made it a contract, and this mail is its copy/);
    // A copy has the terms themselves.
    expect(texts.mail).toContain('How this becomes a contract');
    for (const text of Object.values(texts)) expect(text).not.toMatch(/contract exists when/);
  });

  it('holds a territory with the proposal, and keeps it after the retainer', () => {
    for (const name of ['proposalTerms', 'termsOfService', 'exclusivityPolicy'] as const) {
      expect(texts[name]).toMatch(/hold (?:them|the territory) for you/);
      expect(texts[name]).toMatch(/until the last day on which you can accept it/);
      expect(texts[name]).toContain(figure('exclusivityTail'));
    }
  });
});
