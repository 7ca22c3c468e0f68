import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { City, Niche, Proposal, Territory } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import { idOf } from '@/platform/jobs/id-of';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { policyFigures } from '@/prices/rules/policy-figures';
import { buildGazetteer, type CityWords, type Gazetteer } from '../rules/gazetteer';
import type { NicheWords } from '../rules/match-business-type';
import { openStatuses, retainerLines } from '../rules/reservation';
import type { Contract } from '../rules/territory-area';
import { readPlaceList } from './place-list';

type Kept = { _status?: string | null; deletedAt?: string | null };
export type StoredNiche = Pick<Niche, 'id' | 'name' | 'slug' | 'synonyms' | 'seedKey'> & Kept;
export type StoredCity = Pick<City, 'id' | 'name' | 'slug' | 'postcodeAreas' | 'nearby'> & Kept;
type StoredTerritory = Omit<
  Territory,
  'note' | 'retainer' | 'proposal' | 'certificateId' | 'updatedAt' | 'createdAt'
>;

/** A contract, and whether the public may hear whose it is. */
export type RegisteredContract = Contract & { mayBeNamed: boolean };

export interface TerritoryRegister {
  /** As they are on the site, and those of them that are published. */
  niches: StoredNiche[];
  cities: StoredCity[];
  /** Territories, and after them those that open proposals hold. */
  contracts: RegisteredContract[];
  /** Months that a territory stays reserved after its retainer, unless it has its own. */
  tailMonths: number;
}

/** A row list of single texts, as the CMS stores it. */
export const textsOf = (rows: readonly { text: string }[] | null | undefined): string[] =>
  (rows ?? []).map(({ text }) => text);

/** The first content’s name for a niche outlives a new slug; staff’s own niches have their slug. */
export function toNicheWords({ name, slug, synonyms, seedKey }: StoredNiche): NicheWords {
  return { key: seedKey || slug, name, words: [slug, ...textsOf(synonyms)] };
}

export function toCityWords({ name, postcodeAreas: codes, nearby }: StoredCity): CityWords {
  return { name, postcodeAreas: textsOf(codes), nearby: textsOf(nearby) };
}

export const isPublic = ({ _status, deletedAt }: Kept) => _status === 'published' && !deletedAt;

/** A territory as rules take it; `null` while its niche is not there. */
export function toContract(
  territory: Pick<
    StoredTerritory,
    | 'niche'
    | 'city'
    | 'place'
    | 'postcodeAreas'
    | 'startsOn'
    | 'endsOn'
    | 'tailMonths'
    | 'isProvisional'
  > & { id: number; clientName: string; mayBeNamed?: boolean | null },
  { niches, cities }: Pick<TerritoryRegister, 'niches' | 'cities'>,
): RegisteredContract | null {
  const niche = niches.find(({ id }) => id === idOf(territory.niche));
  if (!niche) return null;
  const city = cities.find(({ id }) => id === idOf(territory.city));
  const { key, name } = toNicheWords(niche);
  return {
    id: territory.id,
    clientName: territory.clientName,
    mayBeNamed: territory.mayBeNamed ?? false,
    nicheKey: key,
    nicheName: name,
    place: territory.place,
    postcodeAreas: textsOf(territory.postcodeAreas),
    city: city ? toCityWords(city) : null,
    startsOn: territory.startsOn,
    endsOn: territory.endsOn ?? null,
    tailMonths: territory.tailMonths ?? null,
    isProvisional: territory.isProvisional ?? false,
  };
}

/**
 * Takes the register until the end of the transaction: of two that want the same territory at once,
 * the second waits here and then reads what the first has done. A proposal is locked before it.
 */
export async function lockTerritoryRegister(req: PayloadRequest): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext('territories'))`);
}

/** As much of a proposal as says which territory it holds. */
type HoldingProposal = Pick<
  Proposal,
  'id' | 'clientName' | 'niche' | 'place' | 'validUntil' | 'sentAt' | 'lines'
>;

/**
 * The territory that an open proposal with a retainer holds for its client, until its last day.
 *
 * @returns `null` for one without a retainer or a territory, and for one whose time is over
 */
function toHold(
  proposal: HoldingProposal,
  known: Pick<TerritoryRegister, 'niches' | 'cities'>,
  now: Date,
): RegisteredContract | null {
  const { id, clientName, niche, place, validUntil, sentAt, lines } = proposal;
  if (!niche || !place || !validUntil || retainerLines(lines).length === 0) return null;
  if (isOver(ukDay(new Date(validUntil)), now)) return null;
  const startsOn = sentAt ?? now.toISOString();
  const hold = toContract(
    { id, clientName, niche, place, startsOn, endsOn: validUntil, tailMonths: 0 },
    known,
  );
  return hold && { ...hold, isHold: true };
}

/**
 * Reads all that is needed to say whether an area is reserved. Niches and cities that are not
 * published are read as well, because a territory can be reserved in one.
 *
 * It asks nobody for their rights: the caller has, and decides what of it leaves the house.
 *
 * @param req the transaction to read in
 */
export async function readTerritoryRegister(
  payload: Payload,
  req?: PayloadRequest,
): Promise<TerritoryRegister> {
  const all = {
    overrideAccess: true,
    draft: false,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
  } as const;
  // One after the other: inside a transaction all share one connection.
  const territories = await payload.find({
    collection: 'territories',
    ...all,
    select: {
      clientName: true,
      mayBeNamed: true,
      niche: true,
      city: true,
      place: true,
      postcodeAreas: true,
      startsOn: true,
      endsOn: true,
      tailMonths: true,
      isProvisional: true,
    },
  });
  const proposals = await payload.find({
    collection: 'proposals',
    ...all,
    where: {
      status: { in: [...openStatuses] },
      niche: { exists: true },
      // A sample was sent to nobody, and must not shut anybody out.
      seedKey: { exists: false },
    },
    sort: 'sentAt',
    // As a whole: with a choice of fields, Payload leaves out what a line was taken from.
  });
  const niches = await payload.find({
    collection: 'niches',
    ...all,
    trash: true,
    select: {
      name: true,
      slug: true,
      synonyms: true,
      seedKey: true,
      deletedAt: true,
      _status: true,
    },
  });
  const cities = await payload.find({
    collection: 'cities',
    ...all,
    trash: true,
    select: {
      name: true,
      slug: true,
      postcodeAreas: true,
      nearby: true,
      deletedAt: true,
      _status: true,
    },
  });
  const known = { niches: niches.docs, cities: cities.docs };
  const now = new Date();
  return {
    ...known,
    contracts: [
      ...territories.docs.flatMap((territory) => toContract(territory, known) ?? []),
      ...proposals.docs.flatMap((proposal) => toHold(proposal, known, now) ?? []),
    ],
    tailMonths: await readTailMonths(payload, req),
  };
}

/** Months that a territory stays reserved after its retainer, unless it has its own. */
export async function readTailMonths(payload: Payload, req?: PayloadRequest): Promise<number> {
  const { exclusivityTail } = await payload.findGlobal({
    slug: 'policy-settings',
    depth: 0,
    overrideAccess: true,
    select: { exclusivityTail: true },
    ...(req ? { req } : {}),
  });
  return exclusivityTail ?? policyFigures.exclusivityTail.initial;
}

/** The list of places as the published cities complete it. */
export function gazetteerOf({ cities }: Pick<TerritoryRegister, 'cities'>): Gazetteer {
  return buildGazetteer(readPlaceList(), cities.filter(isPublic).map(toCityWords));
}

/** Set on a request’s context by our own code that has asked the register under its lock. */
export const hasClaimedTerritory = 'hasClaimedTerritory';
