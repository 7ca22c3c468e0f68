import type { PayloadRequest } from 'payload';
import type { Proposal } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { ukDay } from '@/platform/time/working-time';
import { findTerritoryConflicts } from '@/territories/data/territory-conflicts';
import {
  buildRegisterGazetteer,
  hasClaimedTerritory,
  lockTerritoryRegister,
  readTerritoryRegister,
  toNicheWords,
} from '@/territories/data/territory-register';
import {
  type CompetingTerritory,
  isCertainConflict,
  listCompetingTerritories,
} from '@/territories/rules/competing-territories';
import type { Gazetteer } from '@/territories/rules/gazetteer';
import {
  findChosenRetainer,
  isSameClient,
  listRetainerLines,
} from '@/territories/rules/reservation';
import { findTerritoryArea } from '@/territories/rules/territory-area';
import type { FrozenProposal } from '../rules/frozen';

const unnamed =
  'A retainer comes with a territory: fill in Niche and Area, e.g. Plumbers and Reading.';

const unclear = (place: string) =>
  `“${place}” can’t be placed on the map, so it is unclear where the territory of the retainer ends. Name towns or postcode districts as the area, e.g. Reading and Wokingham, or RG1 and RG4.`;

/** Normalises an area as the register does, so that claims of two proposals compare equal. */
const areaOf = (place: string, gazetteer: Gazetteer) =>
  findTerritoryArea({ place, postcodeAreas: [], city: null }, gazetteer);

/** Identifies the client, whose own holds and territories cause no conflict. */
const clientOf = ({ id, clientName, clientEmail, supersedes }: Proposal) => ({
  names: [clientName],
  email: clientEmail ?? null,
  ownProposals: [id, idOf(supersedes) ?? 0],
});

/** The territory that comes with a proposal's retainer; problems are sentences for staff. */
export async function describeOfferedTerritory(
  req: PayloadRequest,
  { niche, place, lines }: Proposal,
): Promise<{ territory: NonNullable<FrozenProposal['territory']> | null; problems: string[] }> {
  if (listRetainerLines(lines).length === 0) return { territory: null, problems: [] };
  const register = await readTerritoryRegister(req.payload, req);
  const named = register.niches.find(({ id }) => id === idOf(niche));
  const words = place?.trim();
  if (!named || !words) return { territory: null, problems: [unnamed] };
  const { isCertain: isClear } = areaOf(words, buildRegisterGazetteer(register));
  return {
    territory: { niche: named.name, place: words },
    problems: isClear ? [] : [unclear(words)],
  };
}

/** Reservations and holds of others in the proposal's niche and area, the most serious first. */
export async function readReserved(
  req: PayloadRequest,
  doc: Proposal,
): Promise<CompetingTerritory[]> {
  const { conflicts } = await findTerritoryConflicts(req, {
    niche: idOf(doc.niche) ?? null,
    place: doc.place ?? '',
    client: clientOf(doc),
  });
  return conflicts;
}

/** Conflicts that staff cannot override: the territory was promised to another client. */
export async function findTakers(
  req: PayloadRequest,
  doc: Proposal,
): Promise<CompetingTerritory[]> {
  if (listRetainerLines(doc.lines).length === 0) return [];
  const register = await readTerritoryRegister(req.payload, req);
  const niche = register.niches.find(({ id }) => id === idOf(doc.niche));
  if (!niche || !doc.place) return [];
  const gazetteer = buildRegisterGazetteer(register);
  const { contracts, tailMonths } = register;
  return listCompetingTerritories(
    { niches: [toNicheWords(niche)], area: areaOf(doc.place, gazetteer), ...clientOf(doc) },
    { contracts, gazetteer, tailMonths, today: ukDay(new Date()) },
  ).filter(({ kind }) => isCertainConflict(kind));
}

export const takenInWords = (takers: readonly CompetingTerritory[]): string =>
  `${takers.map(({ text }) => text).join(' ')} A territory is promised to one client at a time: narrow the area down, wait until it is free, or take the retainer out.`;

async function findAcceptanceTaker(
  req: PayloadRequest,
  doc: Proposal,
): Promise<CompetingTerritory | null> {
  for (const taker of await findTakers(req, doc)) {
    if (!taker.isHold) return taker;
    // The earlier of two conflicting holds wins; such pairs predate this rule.
    const other = await findDocument(req.payload, 'proposals', taker.id, { req });
    if (String(other?.sentAt ?? '') < String(doc.sentAt ?? '')) return taker;
  }
  return null;
}

/** Whether the client already has the territory, e.g. when changing retainers. */
async function isTheirsAlready(req: PayloadRequest, doc: Proposal): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'territories',
    where: {
      and: [
        { niche: { equals: idOf(doc.niche) } },
        { place: { equals: doc.place } },
        { endsOn: { exists: false } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
    select: { clientName: true },
  });
  const client = { names: [doc.clientName], email: doc.clientEmail ?? null };
  return docs.some(({ clientName }) => isSameClient(client, clientName));
}

/**
 * Creates the territory of an accepted proposal, provisional until staff confirm the start.
 * @returns the conflicting territory of another client; then nothing was stored
 */
export async function claimTerritory(
  req: PayloadRequest,
  doc: Proposal,
  chosen: readonly string[],
  now: Date,
): Promise<CompetingTerritory | null> {
  const retainer = findChosenRetainer(doc.lines, chosen);
  const niche = idOf(doc.niche);
  if (!retainer?.of || !niche || !doc.place) return null;
  await lockTerritoryRegister(req);
  const taker = await findAcceptanceTaker(req, doc);
  if (taker || (await isTheirsAlready(req, doc))) return taker;
  await req.payload.create({
    collection: 'territories',
    data: {
      clientName: doc.clientName,
      niche,
      place: doc.place,
      retainer: idOf(retainer.of.value as number) ?? null,
      startsOn: now.toISOString(),
      isProvisional: true,
      proposal: doc.id,
    },
    depth: 0,
    req,
    context: { [hasClaimedTerritory]: true },
  });
  return null;
}
