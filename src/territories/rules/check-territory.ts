import type { TerritoryAnswer } from './answer';
import { availableText, notUnderstood, reservedText, titleOf, uncertainText } from './answer-texts';
import { type Area, type Overlap, overlapOf } from './area';
import type { Gazetteer } from './gazetteer';
import { type BusinessMatch, matchBusinessType, type NicheWords } from './match-business-type';
import { matchPlace, type PlaceMatch } from './match-place';
import { formatDistricts } from './postcodes';
import type { TerritoryQuestion } from './question';
import { isReserved, type ReservedPeriod } from './reservation';
import { areaOfTerritory, type TerritoryArea, type TerritoryPlace } from './territory-area';
import { isUnder, reserves } from './umbrellas';

export interface TerritoryRecord extends TerritoryPlace, ReservedPeriod {
  nicheKey: string;
  nicheName: string;
  /** Only of a client who agreed to be named. */
  businessName: string | null;
  /** It is held by an open proposal. */
  isHold?: boolean;
}

/** Everything that the check looks into. */
export interface Register {
  niches: readonly NicheWords[];
  gazetteer: Gazetteer;
  territories: readonly TerritoryRecord[];
  /** Months that a territory stays reserved after its retainer, unless it has its own. */
  tailMonths: number;
}

type Entry = TerritoryRecord & { area: TerritoryArea };
type Conflict = { entry: Entry; overlap: Overlap };

/** An answer before its date. */
type Undated = Omit<TerritoryAnswer, 'checkedOn'>;

function unknown(
  message: string,
  suggestions: NonNullable<TerritoryAnswer['suggestions']>,
): Undated {
  const { businessType = [], location = [] } = suggestions;
  return {
    available: false,
    status: 'unknown',
    message,
    ...(businessType.length + location.length > 0 ? { suggestions } : {}),
  };
}

/** A place in “emergency plumber in Caversham”. */
function placeInside(businessType: string, gazetteer: Gazetteer): string[] {
  const [, place] = /\bin\s+(.+)$/i.exec(businessType) ?? [];
  return place && matchPlace(place, gazetteer).kind === 'found' ? [place.trim()] : [];
}

function placeProblem(
  { businessType, location }: TerritoryQuestion,
  place: PlaceMatch,
  gazetteer: Gazetteer,
): { text: string; suggestions: string[] } | null {
  switch (place.kind) {
    case 'found':
      return null;
    case 'several':
      return { text: notUnderstood.several(place.name), suggestions: place.choices };
    case 'wide':
      return { text: notUnderstood.wide(location), suggestions: [] };
    case 'unknown':
      return {
        text: notUnderstood.location(location),
        suggestions: [...new Set([...placeInside(businessType, gazetteer), ...place.near])],
      };
  }
}

function misunderstood(
  question: TerritoryQuestion,
  business: BusinessMatch,
  place: PlaceMatch,
  { niches, gazetteer }: Register,
): Undated {
  const problem = placeProblem(question, place, gazetteer);
  const near = business.kind === 'unknown' ? business.near : [];
  const texts = [
    ...(business.kind === 'unknown' ? [notUnderstood.businessType(question.businessType)] : []),
    ...(problem ? [problem.text] : []),
    // Where there is a choice, choosing is what to do next.
    ...(business.kind === 'unknown' || place.kind === 'unknown' ? [notUnderstood.ending] : []),
  ];
  return unknown(texts.join(' '), {
    ...(business.kind === 'unknown'
      ? { businessType: (near.length > 0 ? near : niches).map(({ name }) => name) }
      : {}),
    ...(problem && problem.suggestions.length > 0 ? { location: problem.suggestions } : {}),
  });
}

function conflictsWith(asked: Area, entries: readonly Entry[]): Conflict[] {
  return entries.flatMap((entry) => {
    const overlap = overlapOf(asked, entry.area);
    return overlap ? [{ entry, overlap }] : [];
  });
}

function reservedAnswer(
  niches: readonly NicheWords[],
  place: { name: string; area: Area },
  conflicts: readonly Conflict[],
  isRestKnown: boolean,
): Undated {
  const isTaken = ({ key }: NicheWords) =>
    conflicts.some(({ entry }) => reserves(entry.nicheKey, key));
  const districts = new Set(conflicts.flatMap(({ overlap }) => overlap.districts));
  const isWhole =
    conflicts.some(({ overlap }) => overlap.isWhole) ||
    districts.size === place.area.districts.size;
  const rest = [...place.area.districts].filter((code) => !districts.has(code));
  const names = new Set(conflicts.map(({ entry }) => entry.businessName));
  const [only = null] = names.size === 1 ? names : [];
  const businessName = [...names].find((name) => name !== null) ?? null;
  const umbrella = conflicts.find(({ entry }) => !niches.some(({ key }) => key === entry.nicheKey));
  return {
    available: false,
    status: 'reserved',
    message: reservedText({
      taken: niches.filter(isTaken).map(({ name }) => name),
      free: niches.filter((niche) => !isTaken(niche)).map(({ name }) => name),
      place: place.name,
      part: isWhole ? null : [...districts],
      isRestFree: isRestKnown,
      umbrella: umbrella?.entry.nicheName ?? null,
      businessName: only,
      isHeldOnly: conflicts.every(({ entry }) => entry.isHold),
    }),
    ...(isWhole ? {} : { isPartly: true as const }),
    ...(businessName === null ? {} : { match: { businessName } }),
    entry: entryOf(niches, place),
    ...(isWhole || !isRestKnown ? {} : { suggestions: { location: rest.slice(0, 4) } }),
  };
}

function entryOf(niches: readonly NicheWords[], place: { name: string; area: Area }) {
  return {
    businessType: titleOf(niches.map(({ name }) => name)),
    place: place.name,
    districts: formatDistricts(place.area.districts),
  };
}

/**
 * Whether a territory can still be had: one client per niche and area (specification, section 9,
 * “Territorial exclusivity”). It never says so unless business and place were both understood in
 * full and every reservation that could stand in the way could be compared.
 *
 * @param today day in the UK, `YYYY-MM-DD`
 */
export function checkTerritory(
  question: TerritoryQuestion,
  register: Register,
  today: string,
): TerritoryAnswer {
  return { ...answerTo(question, register, today), checkedOn: today };
}

function answerTo(question: TerritoryQuestion, register: Register, today: string): Undated {
  const { gazetteer } = register;
  const business = matchBusinessType(question.businessType, register.niches);
  const place = matchPlace(question.location, gazetteer);
  if (business.kind === 'unknown' || place.kind === 'several' || place.kind === 'wide') {
    return misunderstood(question, business, place, register);
  }
  const { niches } = business;
  const entries = register.territories
    .filter((record) => isReserved(record, today, register.tailMonths))
    .map((record): Entry => ({ ...record, area: areaOfTerritory(record, gazetteer) }));
  const rivals = entries.filter((entry) => niches.some(({ key }) => reserves(entry.nicheKey, key)));
  const conflicts = conflictsWith(place.area, rivals);
  const named = {
    name: place.kind === 'found' ? place.name : question.location.trim(),
    area: place.area,
  };
  const isRestKnown = place.kind === 'found' && rivals.every(({ area }) => area.isCertain);
  if (conflicts.length > 0) return reservedAnswer(niches, named, conflicts, isRestKnown);
  if (place.kind === 'unknown') {
    return misunderstood(question, business, place, register);
  }
  const names = niches.map(({ name }) => name);
  if (!isRestKnown) return unknown(uncertainText(names, place.name), {});
  const single = entries.filter((entry) => niches.some(({ key }) => isUnder(key, entry.nicheKey)));
  return {
    available: true,
    status: 'available',
    message: availableText(names, place.name, singlesOf(conflictsWith(place.area, single))),
    entry: entryOf(niches, place),
  };
}

/** Reservations of single niches, one for each niche. */
function singlesOf(conflicts: readonly Conflict[]) {
  const niches = new Map(conflicts.map(({ entry }) => [entry.nicheKey, entry.nicheName]));
  return [...niches].map(([key, niche]) => {
    const own = conflicts.filter(({ entry }) => entry.nicheKey === key);
    const isWhole = own.some(({ overlap }) => overlap.isWhole);
    const districts = [...new Set(own.flatMap(({ overlap }) => overlap.districts))];
    return { niche, districts: isWhole ? null : districts };
  });
}
