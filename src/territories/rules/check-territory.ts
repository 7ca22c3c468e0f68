import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { type Area, compareAreas, type Gazetteer, type Overlap } from './gazetteer';
import {
  type BusinessMatch,
  isNicheUnder,
  matchBusinessType,
  type NicheWords,
  reservesNiche,
  writeNicheInSentence,
} from './match-business-type';
import { matchPlace, type PlaceMatch } from './match-place';
import { formatDistricts } from './postcodes';
import { isReserved } from './reservation';
import { longestInput, type TerritoryAnswer } from './territory-answer';
import { type Contract, findTerritoryArea } from './territory-area';

const field = z.string().trim().min(1).refine(fitsInto(longestInput));

/** What the check is asked (specification, sections 5 and 7, call 10). */
export const territoryQuestion = z.object({ businessType: field, location: field });

export type TerritoryQuestion = z.infer<typeof territoryQuestion>;

/** Letters of a visitor's input that an answer repeats. */
const longestQuote = 60;

const list = new Intl.ListFormat('en-GB');

/** Niches within a sentence: `plumbers, electricians and carpenters`. */
const writeNiches = (niches: readonly string[]) => list.format(niches.map(writeNicheInSentence));

/** Niches at the start of a line: `Plumbers and electricians`. */
function writeNicheTitle(niches: readonly string[]): string {
  const text = writeNiches(niches);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function quote(typed: string): string {
  const text = typed.replace(/\s+/g, ' ');
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`;
}

const noPromise = 'So this check can’t say whether the territory is free. A person can: ask us.';

const notUnderstood = {
  businessType: (typed: string) =>
    `${quote(typed)} is not a type of business that this check knows.`,
  location: (typed: string) => `${quote(typed)} is not a place that this check knows.`,
  several: (name: string) => `There is more than one ${name}. Choose the one you mean.`,
  wide: (typed: string) =>
    `${quote(typed)} is wider than a territory. Name a town or a postcode district in it.`,
  ending: noPromise,
};

function writeUncertainAnswer(niches: readonly string[], place: string): string {
  return `A reservation for ${writeNiches(niches)} is written down without districts, and it may or may not reach ${place}. ${noPromise}`;
}

/** Without districts, a reserved niche covers the whole place. */
function writeAvailableAnswer(
  niches: readonly string[],
  place: string,
  single: readonly { niche: string; districts: string[] | null }[],
): string {
  const sentences = [
    `${writeNicheTitle(niches)} in ${place}: this territory is available.`,
    ...single.map(({ niche, districts }) => {
      const where = districts ? ` in ${formatDistricts(districts)}` : ' there';
      return `${writeNicheTitle([niche])} are reserved on their own${where}.`;
    }),
    'We hold it for you from the day you have our proposal with a monthly plan, not from when you ask.',
  ];
  return sentences.join(' ');
}

export interface TerritoryRecord extends Omit<Contract, 'id' | 'clientName' | 'startsOn'> {
  /** Only of clients who agreed to be named. */
  businessName: string | null;
}

export interface Register {
  niches: readonly NicheWords[];
  gazetteer: Gazetteer;
  territories: readonly TerritoryRecord[];
  tailMonths: number;
}

type Conflict = TerritoryRecord & { overlap: Overlap };
type NamedArea = { name: string; area: Area };

type Undated = Omit<TerritoryAnswer, 'checkedOn'>;
type Suggestions = NonNullable<TerritoryAnswer['suggestions']>;

const namesOf = (niches: readonly NicheWords[]) => niches.map(({ name }) => name);

function answerUnknown(message: string, suggestions: Suggestions = {}): Undated {
  const isEmpty = Object.values(suggestions).flat().length === 0;
  const unknown = { available: false, status: 'unknown', message } as const;
  return isEmpty ? unknown : { ...unknown, suggestions };
}

/** Finds the place in “emergency plumber in Caversham”. */
function findPlaceInBusinessType(businessType: string, gazetteer: Gazetteer): string[] {
  const place = /\bin\s+(.+)/i.exec(businessType)?.[1];
  return place && matchPlace(place, gazetteer).kind === 'found' ? [place] : [];
}

function answerMisunderstood(
  { businessType, location }: TerritoryQuestion,
  business: BusinessMatch,
  place: PlaceMatch,
  { niches, gazetteer }: Register,
): Undated {
  const texts: string[] = [];
  const suggestions: Suggestions = {};
  if (business.kind === 'unknown') {
    texts.push(notUnderstood.businessType(businessType));
    suggestions.businessType = namesOf(business.near.length > 0 ? business.near : niches);
  }
  if (place.kind === 'several') {
    texts.push(notUnderstood.several(place.name));
    suggestions.location = place.choices;
  }
  if (place.kind === 'wide') texts.push(notUnderstood.wide(location));
  if (place.kind === 'unknown') {
    texts.push(notUnderstood.location(location));
    const near = [...findPlaceInBusinessType(businessType, gazetteer), ...place.near];
    if (near.length > 0) suggestions.location = [...new Set(near)];
  }
  // An ambiguous name needs a choice, not an apology.
  if (business.kind === 'unknown' || place.kind === 'unknown') texts.push(notUnderstood.ending);
  return answerUnknown(texts.join(' '), suggestions);
}

/** Districts with conflicts; `null` for the whole place. */
function findTakenDistricts(conflicts: readonly Conflict[], place: Area): string[] | null {
  const districts = new Set(conflicts.flatMap(({ overlap }) => overlap.districts));
  const isWhole = conflicts.some(({ overlap }) => overlap.isWhole);
  return isWhole || districts.size === place.districts.size ? null : [...districts];
}

function describeQuestion(niches: readonly NicheWords[], { name, area }: NamedArea) {
  return {
    businessType: writeNicheTitle(namesOf(niches)),
    place: name,
    districts: formatDistricts(area.districts),
  };
}

function answerReserved(
  niches: readonly NicheWords[],
  { name: place, area }: NamedArea,
  conflicts: readonly Conflict[],
  isRestKnown: boolean,
): Undated {
  const isTaken = ({ key }: NicheWords) =>
    conflicts.some(({ nicheKey }) => reservesNiche(nicheKey, key));
  const taken = writeNicheTitle(namesOf(niches.filter(isTaken)));
  const free = namesOf(niches.filter((niche) => !isTaken(niche)));
  const part = findTakenDistricts(conflicts, area);
  const rest = [...area.districts].filter((code) => !part?.includes(code));
  const isRestFree = part !== null && isRestKnown;
  const names = [...new Set(conflicts.map((conflict) => conflict.businessName))];
  const businessName = names.find((name) => name !== null) ?? null;
  const client = names.length === 1 && businessName ? businessName : 'one of our clients';
  // Held by open proposals alone, it has no client yet.
  const who = conflicts.every(({ isHold }) => isHold) ? '' : ` for ${client}`;
  const umbrella = conflicts.find(({ nicheKey }) => !niches.some(({ key }) => key === nicheKey));
  const sentences = [
    part
      ? `${taken} in ${place}: part of this territory is reserved${who} (${formatDistricts(part)}).`
      : `${taken} in ${place}: this territory is reserved${who}.`,
    umbrella && `The reservation is for ${writeNicheInSentence(umbrella.nicheName)} of every kind.`,
    isRestFree && 'The rest is free: name the part you want.',
    free.length > 0 && `Nothing is reserved there for ${writeNiches(free)}.`,
  ];
  return {
    available: false,
    status: 'reserved',
    message: sentences.filter(Boolean).join(' '),
    ...(part ? { isPartly: true as const } : {}),
    ...(businessName === null ? {} : { match: { businessName } }),
    entry: describeQuestion(niches, { name: place, area }),
    ...(isRestFree ? { suggestions: { location: rest.slice(0, 4) } } : {}),
  };
}

function listSingleNiches(conflicts: readonly Conflict[]) {
  const byNiche = Map.groupBy(conflicts, ({ nicheName }) => nicheName);
  return [...byNiche].map(([niche, own]) => {
    const isWhole = own.some(({ overlap }) => overlap.isWhole);
    const districts = [...new Set(own.flatMap(({ overlap }) => overlap.districts))];
    return { niche, districts: isWhole ? null : districts };
  });
}

function answerQuestion(question: TerritoryQuestion, register: Register, today: string): Undated {
  const { niches: known, gazetteer, territories, tailMonths } = register;
  const business = matchBusinessType(question.businessType, known);
  const place = matchPlace(question.location, gazetteer);
  if (business.kind === 'unknown' || place.kind === 'several' || place.kind === 'wide') {
    return answerMisunderstood(question, business, place, register);
  }
  const { niches } = business;
  const entries = territories
    .filter((record) => isReserved(record, today, tailMonths))
    .map((record) => {
      const area = findTerritoryArea(record, gazetteer);
      return { ...record, area, overlap: compareAreas(place.area, area) };
    });
  const isConflict = (entry: (typeof entries)[number]): entry is typeof entry & Conflict =>
    entry.overlap !== null;
  const competing = entries.filter(({ nicheKey }) =>
    niches.some(({ key }) => reservesNiche(nicheKey, key)),
  );
  const conflicts = competing.filter(isConflict);
  const isRestKnown = place.kind === 'found' && competing.every(({ area }) => area.isCertain);
  if (conflicts.length > 0) {
    const name = place.kind === 'found' ? place.name : question.location;
    return answerReserved(niches, { name, area: place.area }, conflicts, isRestKnown);
  }
  if (place.kind === 'unknown') return answerMisunderstood(question, business, place, register);
  if (!isRestKnown) return answerUnknown(writeUncertainAnswer(namesOf(niches), place.name));
  const single = entries.filter(({ nicheKey }) =>
    niches.some(({ key }) => isNicheUnder(key, nicheKey)),
  );
  const reserved = listSingleNiches(single.filter(isConflict));
  return {
    available: true,
    status: 'available',
    message: writeAvailableAnswer(namesOf(niches), place.name, reserved),
    entry: describeQuestion(niches, place),
  };
}

/**
 * Says yes only if business and place were fully understood and every relevant reservation was
 * comparable (specification, section 9, “Territorial exclusivity”).
 */
export function checkTerritory(
  question: TerritoryQuestion,
  register: Register,
  today: string,
): TerritoryAnswer {
  return { ...answerQuestion(question, register, today), checkedOn: today };
}
