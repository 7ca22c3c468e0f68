import type { Area } from './area';
import type { Gazetteer } from './gazetteer';
import { matchBusinessType, type NicheWords, recogniseNiches } from './match-business-type';
import { matchPlace } from './match-place';
import { recognisePlace } from './recognise-place';

/** Where a trade or a place was taken from. */
export type WishSource = 'field' | 'message' | 'page' | 'name' | 'site' | 'choice';

/** As much of an enquiry as may say what somebody does, and where. Empty where it says nothing. */
export interface EnquiryWords {
  /** What staff filled in; it decides. */
  trade: string;
  place: string;
  /** Name of the person or business. */
  name: string;
  message: string;
  /** What the page that it was sent from is about: key of a niche and name of a city. */
  page: { niche: string | null; city: string | null };
  /** Host names: of the scan that came with it, and of the e-mail address. */
  hosts: readonly string[];
  /** Industry and package that were chosen, or keys of niches. */
  choices: readonly string[];
}

/** What an industry or a package of the form stands for; it says no more than the whole field. */
const nicheOfChoice: Readonly<Record<string, string>> = {
  trades_construction: 'trades',
  beauty_wellness: 'beauty',
  fitness_wellness: 'fitness',
  professional_services: 'professional-services',
  professional: 'professional-services',
};

export interface TradeRead {
  niches: NicheWords[];
  from: WishSource;
}

export interface PlaceRead {
  name: string;
  area: Area;
  from: WishSource;
}

export interface WishRead {
  trade: TradeRead | null;
  place: PlaceRead | null;
  /** What staff can do about what was not understood; whole sentences. */
  problems: string[];
}

/** The words in `helix-heating.co.uk`. */
const wordsOfHost = (host: string) =>
  host
    .split('.')
    .filter((label) => label.length > 3)
    .join(' ')
    .replaceAll('-', ' ');

/** Nobody writes a host in capitals: each of its words may be a name. */
const inCapitals = (text: string) => text.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

function guessTrade(words: EnquiryWords, niches: readonly NicheWords[]): TradeRead | null {
  const byKey = (keys: readonly (string | null)[]) =>
    niches.filter(({ key }) => keys.includes(key));
  const guesses: [WishSource, () => NicheWords[]][] = [
    ['message', () => recogniseNiches(words.message, niches)],
    ['page', () => byKey([words.page.niche])],
    ['name', () => recogniseNiches(words.name, niches)],
    ['site', () => recogniseNiches(words.hosts.map(wordsOfHost).join(' / '), niches)],
    ['choice', () => byKey(words.choices.map((choice) => nicheOfChoice[choice] ?? choice))],
  ];
  for (const [from, guess] of guesses) {
    const found = guess();
    if (found.length > 0) return { niches: found, from };
  }
  return null;
}

function guessPlace(words: EnquiryWords, gazetteer: Gazetteer): PlaceRead | null {
  const texts: [WishSource, string][] = [
    ['message', words.message],
    ['page', words.page.city ?? ''],
    ['name', words.name],
    ['site', words.hosts.map((host) => inCapitals(wordsOfHost(host))).join('\n')],
  ];
  for (const [from, text] of texts) {
    const found = recognisePlace(text, gazetteer);
    if (found) return { ...found, from };
  }
  return null;
}

function readTrade(words: EnquiryWords, niches: readonly NicheWords[], problems: string[]) {
  const typed = words.trade.trim();
  if (!typed) {
    const guess = guessTrade(words, niches);
    if (!guess) problems.push('No trade was recognised. Fill in Trade below.');
    return guess;
  }
  const match = matchBusinessType(typed, niches);
  if (match.kind === 'found') return { niches: match.niches, from: 'field' } as const;
  const near = match.near.map(({ name }) => name).join(' or ');
  problems.push(
    near
      ? `“${typed}” is not a trade that the register knows. Do you mean ${near}?`
      : `“${typed}” is not a trade that the register knows. Add it to the other names of a niche if it is one of ours.`,
  );
  return null;
}

function readPlace(words: EnquiryWords, gazetteer: Gazetteer, problems: string[]) {
  const typed = words.place.trim();
  if (!typed) {
    const guess = guessPlace(words, gazetteer);
    if (!guess) problems.push('No place was recognised. Fill in Area below.');
    return guess;
  }
  const match = matchPlace(typed, gazetteer);
  switch (match.kind) {
    case 'found':
      return { name: match.name, area: match.area, from: 'field' } as const;
    case 'several':
      problems.push(`There is more than one ${match.name}: ${match.choices.join(' or ')}?`);
      return null;
    case 'wide':
      problems.push(`“${typed}” is wider than a territory. Name a town or a postcode district.`);
      return null;
    case 'unknown':
      problems.push(
        match.near.length > 0
          ? `“${typed}” can’t be placed on the map. Do you mean ${match.near.join(' or ')}?`
          : `“${typed}” can’t be placed on the map. A postcode district can.`,
      );
      // A reservation may name the same place in the same words.
      return { name: typed, area: match.area, from: 'field' } as const;
  }
}

/**
 * Reads what somebody does and where, for the question whether that is reserved. What staff filled
 * in decides; what is empty is guessed from the words of the enquiry, the likeliest first: message,
 * page, name, addresses, and the industry or package that was chosen.
 *
 * @param niches all that there are
 */
export function readWish(
  words: EnquiryWords,
  niches: readonly NicheWords[],
  gazetteer: Gazetteer,
): WishRead {
  const problems: string[] = [];
  const trade = readTrade(words, niches, problems);
  const place = readPlace(words, gazetteer, problems);
  return { trade, place, problems };
}
