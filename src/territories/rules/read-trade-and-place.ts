import type { Area, Gazetteer } from './gazetteer';
import { formatPlace } from './gazetteer';
import { findNichesInText, matchBusinessType, type NicheWords } from './match-business-type';
import { keepSmallestPlaces, matchPlace } from './match-place';
import {
  findPostcodeDistricts,
  formatDistricts,
  isDistrict,
  splitIntoKnownRuns,
  splitWords,
} from './postcodes';

interface Token {
  text: string;
  word: string;
  /** First of its sentence or line, where a capital proves nothing. */
  isFirst: boolean;
  /** On a line of names and figures alone, as in a signature. */
  isInSignature: boolean;
}

/** After these, a capital marks a name, even of Reading or Bath. */
const prepositions = new Set('in at near around from across outside within of'.split(' '));
const streets = new Set('road street lane avenue close way drive rd st ave'.split(' '));
/** Small words within a name: Stow on the Wold. */
const small = new Set('on in the of and by le la under upon with'.split(' '));

function readTokens(text: string): Token[] {
  return text.split(/\n/).flatMap((line) => {
    const parts = [...line.matchAll(/[\p{L}\p{N}’'‘]+/gu)];
    const isInSignature = !parts.some(([part]) => /^\p{Ll}/u.test(part));
    return parts.map(({ 0: part, index }): Token => {
      const isFirst = /(^|[.!?:])\s*$/.test(line.slice(0, index));
      return { text: part, word: splitWords(part).join(''), isFirst, isInSignature };
    });
  });
}

function isWrittenAsName(tokens: readonly Token[], at: number, length: number): boolean {
  const own = tokens.slice(at, at + length);
  const isCapital = own.every(({ text, word }) => small.has(word) || /^\p{Lu}/u.test(text));
  const isStreet = streets.has(tokens[at + length]?.word ?? '');
  if (!own[0] || !isCapital || isStreet) return false;
  const isAfterPreposition = prepositions.has(tokens[at - 1]?.word ?? '');
  return !own[0].isFirst || own[0].isInSignature || isAfterPreposition;
}

/**
 * Full postcodes, districts in capitals, and names whose capital marks a name. “We are reading your
 * site” and “Bath Road” are no places.
 */
export function findPlacesInText(
  text: string,
  { places, towns, longestName }: Gazetteer,
): { name: string; area: Area } | null {
  const tokens = readTokens(text);
  const codes = [
    ...findPostcodeDistricts(text),
    ...tokens.map((token) => token.text).filter(isDistrict),
  ].filter((code) => towns.has(code));
  const words = tokens.map(({ word }) => (word === 'saint' ? 'st' : word));
  const named = splitIntoKnownRuns(words, longestName, places)
    .filter(({ at, length }) => isWrittenAsName(tokens, at, length))
    // All places of an ambiguous name count: a needless warning is better than none.
    .flatMap(({ run }) => places.get(run) ?? []);
  const smallest = keepSmallestPlaces([
    ...codes.map((code) => ({ name: code, districts: new Set([code]) })),
    ...named.map((place) => ({ name: formatPlace(place), districts: place.districts })),
  ]);
  if (smallest.length === 0) return null;
  const districts = new Set(smallest.flatMap((place) => [...place.districts]));
  const names = [...new Set(smallest.map((place) => place.name))];
  const name = names.length > 3 ? formatDistricts(districts) : names.join(' and ');
  return { name, area: { districts, names: new Set() } };
}

export type WordSource = 'field' | 'message' | 'page' | 'name' | 'site' | 'choice';

/** Words of an enquiry that may name trade and place; empty for none. */
export interface EnquiryWords {
  /** Staff's own entry; it decides. */
  trade: string;
  place: string;
  name: string;
  message: string;
  /** Niche key and city name of the page that it was sent from. */
  page: { niche: string | null; city: string | null };
  /** Host names of the attached scan and the email address. */
  hosts: readonly string[];
  /** Chosen industry and package, or niche keys. */
  choices: readonly string[];
}

export interface TradeAndPlace {
  trade: { niches: NicheWords[]; from: WordSource } | null;
  place: { name: string; area: Area; from: WordSource } | null;
  problems: string[];
}

/** Niche of an industry or package; no more precise than its whole field. */
const nicheOfChoice: Readonly<Record<string, string>> = {
  trades_construction: 'trades',
  beauty_wellness: 'beauty',
  fitness_wellness: 'fitness',
  professional_services: 'professional-services',
  professional: 'professional-services',
};

/** Reads `Helix Heating` from `helix-heating.co.uk`: each word of a host may be a name. */
function splitHost(host: string): string {
  const labels = host.split('.').filter((label) => label.length > 3);
  const words = labels.join(' ').replaceAll('-', ' ');
  return words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function guessTrade(words: EnquiryWords, niches: readonly NicheWords[]): TradeAndPlace['trade'] {
  const byKey = (keys: readonly (string | null)[]) =>
    niches.filter(({ key }) => keys.includes(key));
  const byChoice = words.choices.map((choice) => nicheOfChoice[choice] ?? choice);
  const guesses: NonNullable<TradeAndPlace['trade']>[] = [
    { from: 'message', niches: findNichesInText(words.message, niches) },
    { from: 'page', niches: byKey([words.page.niche]) },
    { from: 'name', niches: findNichesInText(words.name, niches) },
    { from: 'site', niches: findNichesInText(words.hosts.map(splitHost).join(' / '), niches) },
    { from: 'choice', niches: byKey(byChoice) },
  ];
  return guesses.find((guess) => guess.niches.length > 0) ?? null;
}

function guessPlace(words: EnquiryWords, gazetteer: Gazetteer): TradeAndPlace['place'] {
  const texts: [WordSource, string][] = [
    ['message', words.message],
    ['page', words.page.city ?? ''],
    ['name', words.name],
    ['site', words.hosts.map(splitHost).join('\n')],
  ];
  for (const [from, text] of texts) {
    const found = findPlacesInText(text, gazetteer);
    if (found) return { ...found, from };
  }
  return null;
}

function readTradeField(
  typed: string,
  niches: readonly NicheWords[],
  problems: string[],
): TradeAndPlace['trade'] {
  const match = matchBusinessType(typed, niches);
  if (match.kind === 'found') return { niches: match.niches, from: 'field' };
  const near = match.near.map(({ name }) => name).join(' or ');
  const advice = near
    ? `Do you mean ${near}?`
    : 'Add it to the other names of a niche if it is one of ours.';
  problems.push(`“${typed}” is not a trade that the register knows. ${advice}`);
  return null;
}

function readPlaceField(
  typed: string,
  gazetteer: Gazetteer,
  problems: string[],
): TradeAndPlace['place'] {
  const match = matchPlace(typed, gazetteer);
  switch (match.kind) {
    case 'found':
      return { name: match.name, area: match.area, from: 'field' };
    case 'several':
      problems.push(`There is more than one ${match.name}: ${match.choices.join(' or ')}?`);
      return null;
    case 'wide':
      problems.push(`“${typed}” is wider than a territory. Name a town or a postcode district.`);
      return null;
    case 'unknown': {
      const near = match.near.join(' or ');
      const advice = near ? `Do you mean ${near}?` : 'A postcode district can.';
      problems.push(`“${typed}” can’t be placed on the map. ${advice}`);
      // A reservation may use the same unlisted name.
      return { name: typed, area: match.area, from: 'field' };
    }
  }
}

/**
 * Staff's fields decide; empty ones are guessed from message, page, name, hosts and choices, in
 * this order.
 */
export function readTradeAndPlace(
  words: EnquiryWords,
  niches: readonly NicheWords[],
  gazetteer: Gazetteer,
): TradeAndPlace {
  const problems: string[] = [];
  const [typedTrade, typedPlace] = [words.trade.trim(), words.place.trim()];
  const trade = typedTrade
    ? readTradeField(typedTrade, niches, problems)
    : guessTrade(words, niches);
  if (!typedTrade && !trade) problems.push('No trade was recognised. Fill in Trade below.');
  const place = typedPlace
    ? readPlaceField(typedPlace, gazetteer, problems)
    : guessPlace(words, gazetteer);
  if (!typedPlace && !place) problems.push('No place was recognised. Fill in Area below.');
  return { trade, place, problems };
}
