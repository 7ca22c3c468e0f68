import { z } from 'zod';
import type { AddressQuery } from './keyword-filter';
import {
  addArticle,
  type Business,
  listBusinessNames,
  longestKeyword,
  type NicheWords,
  normaliseKeyword,
} from './keyword-text';
import { isKeywordIntent, type KeywordIntent } from './keyword-views';

/** Proposals per page: as many as staff can review. */
export const mostProposals = 200;

/** Topic of keywords with a place and no kind of business. */
export const cityTopic = 'City web design';

export interface KeywordProposal {
  keyword: string;
  intent: KeywordIntent;
  borough: string;
  cluster: string;
}

export interface ProposalSource {
  cities: readonly { slug: string; name: string }[];
  niches: readonly NicheWords[];
}

/** Filter of the proposals; null is any. */
export interface ProposalFilter {
  city: string | null;
  niche: string | null;
  intent: KeywordIntent | null;
}

type CityPhrase = readonly [KeywordIntent, (city: string) => string];
type BusinessPhrase = readonly [KeywordIntent, (city: string, business: Business) => string];

/** Each wave has one phrase per intent, so a set cut short still covers all four. */
const waves: readonly { city: readonly CityPhrase[]; business: readonly BusinessPhrase[] }[] = [
  {
    city: [
      ['local', (city) => `web design ${city}`],
      ['transactional', (city) => `web designer ${city}`],
      ['commercial', (city) => `fixed price web design ${city}`],
      ['informational', (city) => `how much does a website cost in ${city}`],
    ],
    business: [
      ['transactional', (city, { one }) => `${one} website design ${city}`],
      ['local', (city, { many }) => `web design for ${many} in ${city}`],
      ['commercial', (city, { many }) => `best web designer for ${many} in ${city}`],
      [
        'informational',
        (city, { one }) => `how much does a website cost for ${addArticle(one)} in ${city}`,
      ],
    ],
  },
  {
    city: [
      ['local', (city) => `website designer near ${city}`],
      ['transactional', (city) => `small business website ${city}`],
      ['commercial', (city) => `web design prices ${city}`],
      ['informational', (city) => `how to choose a web designer in ${city}`],
    ],
    business: [
      ['transactional', (city, { one }) => `${one} website ${city}`],
      ['local', (city, { many }) => `web designer for ${many} near ${city}`],
      ['commercial', (city, { one }) => `${one} website price ${city}`],
      ['informational', (city, { one }) => `does ${addArticle(one)} in ${city} need a website`],
    ],
  },
];

/** In a stable order without duplicates: city by city, common phrases before rarer ones. */
export function listEveryProposal(source: ProposalSource, wish: ProposalFilter): KeywordProposal[] {
  const made = new Map<string, KeywordProposal>();
  function add(proposal: KeywordProposal): void {
    const keyword = normaliseKeyword(proposal.keyword);
    const isWished = wish.intent === null || wish.intent === proposal.intent;
    if (!isWished || made.has(keyword) || keyword.length > longestKeyword) return;
    made.set(keyword, { ...proposal, keyword });
  }
  const cities = source.cities.filter(({ slug }) => wish.city === null || slug === wish.city);
  const niches = source.niches.filter(({ slug }) => wish.niche === null || slug === wish.niche);
  for (const wave of waves) {
    for (const { name: borough } of cities) {
      for (const [intent, phrase] of wish.niche === null ? wave.city : []) {
        add({ keyword: phrase(borough), intent, borough, cluster: cityTopic });
      }
      for (const niche of niches) {
        for (const business of listBusinessNames(niche)) {
          for (const [intent, phrase] of wave.business) {
            add({ keyword: phrase(borough, business), intent, borough, cluster: niche.name });
          }
        }
      }
    }
  }
  return [...made.values()];
}

/** Decisions on the specification, Generate New Set. */
export function removeListedKeywords(
  proposals: readonly KeywordProposal[],
  listed: ReadonlySet<string>,
): KeywordProposal[] {
  return proposals.filter(({ keyword }) => !listed.has(keyword));
}

// The query is untrusted: invalid values are dropped without an error.
const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .nullable()
  .catch(null);
const wishSchema = z
  .object({
    place: slug,
    niche: slug,
    intent: z.custom<KeywordIntent>(isKeywordIntent).nullable().catch(null),
  })
  .transform(({ place: city, ...wish }): ProposalFilter => ({ city, ...wish }));

/** Reads the filter for suggested keywords from an address. Never throws. */
export function readProposalWish(address: AddressQuery): ProposalFilter {
  return wishSchema.parse(address);
}
