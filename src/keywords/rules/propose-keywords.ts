import {
  type Business,
  businessesOf,
  longestKeyword,
  type NicheWords,
  normaliseKeyword,
  withArticle,
} from './keyword-text';
import type { KeywordIntent } from './keyword-views';

/** How many are proposed at once: as many as somebody looks through. */
export const mostProposals = 200;

/** Topic of keywords that name a place and no kind of business. */
export const cityTopic = 'City web design';

/** A keyword that is not listed yet. */
export interface KeywordProposal {
  keyword: string;
  intent: KeywordIntent;
  /** The city’s name. */
  borough: string;
  /** Topic: the niche’s name. */
  cluster: string;
}

/** What keywords are made of: everything that is published. */
export interface ProposalSource {
  cities: readonly { slug: string; name: string }[];
  niches: readonly NicheWords[];
}

/** Narrows the proposals down; null is everything. */
export interface ProposalWish {
  /** Slug. */
  city: string | null;
  /** Slug. */
  niche: string | null;
  intent: KeywordIntent | null;
}

type CityPhrase = readonly [KeywordIntent, (city: string) => string];
type BusinessPhrase = readonly [KeywordIntent, (city: string, business: Business) => string];

/**
 * In the words of people who look for a website. Every wave has one phrase for each intent, so a set
 * that ends early still has all four.
 */
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
        (city, { one }) => `how much does a website cost for ${withArticle(one)} in ${city}`,
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
      ['informational', (city, { one }) => `does ${withArticle(one)} in ${city} need a website`],
    ],
  },
];

/**
 * Every keyword that cities × niches × intents make, listed or not, always in the same order: city
 * by city, the usual phrases of all of them before the rarer ones. The first is the best known; none
 * comes twice.
 */
export function everyProposal(source: ProposalSource, wish: ProposalWish): KeywordProposal[] {
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
        for (const business of businessesOf(niche)) {
          for (const [intent, phrase] of wave.business) {
            add({ keyword: phrase(borough, business), intent, borough, cluster: niche.name });
          }
        }
      }
    }
  }
  return [...made.values()];
}

/**
 * The keywords to propose (decisions on the specification, Generate New Set): those that are not
 * listed yet, in their order.
 *
 * @param listed keywords that are there, as `normaliseKeyword` writes them
 */
export function withoutListed(
  proposals: readonly KeywordProposal[],
  listed: ReadonlySet<string>,
): KeywordProposal[] {
  return proposals.filter(({ keyword }) => !listed.has(keyword));
}
