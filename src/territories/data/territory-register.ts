import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { City, Niche, Proposal, Territory } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import { idOf } from '@/platform/jobs/id-of';
import { isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readPolicyFigure } from '@/prices/data/read-price-book';
import { buildGazetteer, type CityWords, type Gazetteer } from '../rules/gazetteer';
import type { NicheWords } from '../rules/match-business-type';
import { listRetainerLines, openStatuses } from '../rules/reservation';
import type { Contract } from '../rules/territory-area';
import { readPlaceList } from './place-list';

type Kept = { _status?: string | null; deletedAt?: string | null };
export type StoredNiche = Pick<Niche, 'id' | 'name' | 'slug' | 'synonyms' | 'seedKey'> & Kept;
export type StoredCity = Pick<City, 'id' | 'name' | 'slug' | 'postcodeAreas' | 'nearby'> & Kept;
type ContractFields = Pick<Territory, 'id' | 'clientName' | 'niche' | 'place' | 'startsOn'> &
  Partial<Territory>;

export type RegisteredContract = Contract & { mayBeNamed: boolean };

export interface TerritoryRegister {
  /** All niches of the site, and the published ones. */
  niches: StoredNiche[];
  cities: StoredCity[];
  /** Territories, then holds of open proposals. */
  contracts: RegisteredContract[];
  /** Months of the policy after a retainer's end; a territory may have its own. */
  tailMonths: number;
}

export const readTextRows = (rows: readonly { text: string }[] | null | undefined): string[] =>
  (rows ?? []).map(({ text }) => text);

/** A seeded niche keeps its seed key under a new slug; staff's niches use their slug. */
export function toNicheWords({ name, slug, synonyms, seedKey }: StoredNiche): NicheWords {
  return { key: seedKey || slug, name, words: [slug, ...readTextRows(synonyms)] };
}

export function toCityWords({ name, postcodeAreas: codes, nearby }: StoredCity): CityWords {
  return { name, postcodeAreas: readTextRows(codes), nearby: readTextRows(nearby) };
}

export const isPublic = ({ _status, deletedAt }: Kept) => _status === 'published' && !deletedAt;

/** A territory in the form of the rules; `null` while its niche is missing. */
export function toContract(
  territory: ContractFields,
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
    postcodeAreas: readTextRows(territory.postcodeAreas),
    city: city ? toCityWords(city) : null,
    startsOn: territory.startsOn,
    endsOn: territory.endsOn ?? null,
    tailMonths: territory.tailMonths ?? null,
    isProvisional: territory.isProvisional ?? false,
  };
}

/** A concurrent request waits. Lock a proposal before the register, against deadlocks. */
export async function lockTerritoryRegister(req: PayloadRequest): Promise<void> {
  await execute(req, sql`select pg_advisory_xact_lock(hashtext('territories'))`);
}

type HoldingProposal = Pick<
  Proposal,
  'id' | 'clientName' | 'niche' | 'place' | 'validUntil' | 'sentAt' | 'lines'
>;

/** Held until the proposal's last day; `null` without a retainer or territory. */
function toHold(
  proposal: HoldingProposal,
  known: Pick<TerritoryRegister, 'niches' | 'cities'>,
  now: Date,
): RegisteredContract | null {
  const { id, clientName, niche, place, validUntil, sentAt, lines } = proposal;
  if (!niche || !place || !validUntil || listRetainerLines(lines).length === 0) return null;
  if (isOver(ukDay(new Date(validUntil)), now)) return null;
  const startsOn = sentAt ?? now.toISOString();
  const hold = toContract(
    { id, clientName, niche, place, startsOn, endsOn: validUntil, tailMonths: 0 },
    known,
  );
  return hold && { ...hold, isHold: true };
}

/**
 * Unpublished niches and cities count too. It checks no rights: callers must, and decide what to
 * disclose.
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
  // Sequential: a transaction has one connection.
  const territories = await payload.find({ collection: 'territories', ...all });
  const proposals = await payload.find({
    collection: 'proposals',
    ...all,
    where: {
      status: { in: [...openStatuses] },
      niche: { exists: true },
      // Sample proposals were never sent, so they must not block anyone.
      seedKey: { exists: false },
    },
    sort: 'sentAt',
    // Without `select`: it would drop a line's source.
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
    tailMonths: await readPolicyFigure(payload, 'exclusivityTail', req),
  };
}

/** Months of the policy after a retainer's end; a territory may have its own. */

export function buildRegisterGazetteer({ cities }: Pick<TerritoryRegister, 'cities'>): Gazetteer {
  return buildGazetteer(readPlaceList(), cities.filter(isPublic).map(toCityWords));
}

/** Set on the request context by code that checked the register under its lock. */
export const hasClaimedTerritory = 'hasClaimedTerritory';
