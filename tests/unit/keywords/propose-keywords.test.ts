import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseKeyword } from '@/keywords/rules/keyword-text';
import { keywordIntents } from '@/keywords/rules/keyword-views';
import {
  listEveryProposal,
  mostProposals,
  readProposalWish,
  removeListedKeywords,
} from '@/keywords/rules/propose-keywords';

const anything = { city: null, niche: null, intent: null };
const reading = { slug: 'reading', name: 'Reading' };
const bath = { slug: 'bath', name: 'Bath' };
const plumbers = { slug: 'plumbers', name: 'Plumbers', synonyms: [] };
const electricians = { slug: 'electricians', name: 'Electricians', synonyms: [] };
const source = { cities: [reading, bath], niches: [plumbers, electricians] };
const texts = (proposals: readonly { keyword: string }[]) =>
  proposals.map(({ keyword }) => keyword);

describe('proposed keywords', () => {
  it('are worded like searches, with intent, place and topic', () => {
    const proposals = listEveryProposal(source, anything);
    expect(proposals[0]).toEqual({
      keyword: 'web design reading',
      intent: 'local',
      borough: 'Reading',
      cluster: 'City web design',
    });
    expect(texts(proposals)).toEqual(
      expect.arrayContaining([
        'plumber website design reading',
        'web design for plumbers in reading',
        'how much does a website cost for a plumber in reading',
        'how much does a website cost for an electrician in bath',
      ]),
    );
    expect(new Set(proposals.slice(0, 8).map(({ intent }) => intent)).size).toBe(
      keywordIntents.length,
    );
  });

  it('are filtered by place, niche and intent', () => {
    const wish = { city: 'bath', niche: 'plumbers', intent: 'transactional' } as const;
    expect(listEveryProposal(source, wish).map(({ keyword }) => keyword)).toEqual([
      'plumber website design bath',
      'plumber website bath',
    ]);
    expect(listEveryProposal(source, { ...anything, city: 'nowhere' })).toEqual([]);
  });

  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const slug = fc.stringMatching(/^[a-z-]{1,12}$/);
  const sources = fc.record({
    cities: fc.array(fc.record({ slug, name }), { maxLength: 5 }),
    niches: fc.array(fc.record({ slug, name, synonyms: fc.constant([]) }), { maxLength: 5 }),
  });

  it('are unlisted, unique, deterministic and in stored form', () => {
    fc.assert(
      fc.property(sources, fc.array(fc.nat({ max: 500 })), (given, picks) => {
        const every = listEveryProposal(given, anything);
        expect(listEveryProposal(structuredClone(given), anything)).toEqual(every);
        const keywords = texts(every);
        expect(new Set(keywords).size).toBe(keywords.length);
        for (const keyword of keywords) {
          expect(normaliseKeyword(keyword)).toBe(keyword);
          expect(keyword.length).toBeLessThanOrEqual(120);
        }
        const listed = new Set(picks.flatMap((pick) => keywords[pick] ?? []));
        const left = removeListedKeywords(every, listed);
        expect(left.some(({ keyword }) => listed.has(keyword))).toBe(false);
        expect(left.length + listed.size).toBe(every.length);
      }),
    );
  });

  it('continue after the last set', () => {
    const many = {
      cities: Array.from({ length: 12 }, (_, n) => ({ slug: `c${n}`, name: `City ${n}` })),
      niches: [plumbers, electricians],
    };
    const every = listEveryProposal(many, anything);
    const first = texts(every.slice(0, mostProposals));
    const next = removeListedKeywords(every, new Set(first)).slice(0, mostProposals);
    expect(texts(next)).toEqual(texts(every.slice(mostProposals, 2 * mostProposals)));
  });
});

it('ignore invalid parameters in the address', () => {
  expect(readProposalWish({ place: 'bath', niche: 'plumbers', intent: 'local' })).toEqual({
    city: 'bath',
    niche: 'plumbers',
    intent: 'local',
  });
  expect(readProposalWish({ place: ['a', 'b'], niche: "x' or 1=1", intent: 'none' })).toEqual(
    anything,
  );
});
