import type { PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { targetOf } from '@/platform/paths';
import { ukDay } from '@/platform/time/working-time';
import { type CompetingTerritory, listCompetingTerritories } from '../rules/competing-territories';
import {
  type EnquiryWords,
  readTradeAndPlace,
  type WordSource,
} from '../rules/read-trade-and-place';
import {
  buildRegisterGazetteer,
  isPublic,
  readTerritoryRegister,
  type TerritoryRegister,
  toNicheWords,
} from './territory-register';

function pageOf({ page }: Submission): EnquiryWords['page'] {
  const target = page ? targetOf(page) : null;
  if (target?.collection === 'city-niche-pages') return { niche: target.niche, city: target.city };
  return { niche: null, city: target?.collection === 'cities' ? target.slug : null };
}

/** @param typed Trade and Area of the form, perhaps unsaved */
export async function readEnquiryWords(
  req: PayloadRequest,
  enquiry: Submission,
  typed: Pick<EnquiryWords, 'trade' | 'place'>,
): Promise<EnquiryWords> {
  const { name, email, message, industry, packageTier } = enquiry;
  const scan = await findDocument(req.payload, 'scan-results', idOf(enquiry.scan), {
    req,
    select: { host: true },
  });
  const isText = (each: unknown) => typeof each === 'string';
  return {
    ...typed,
    name,
    message,
    page: pageOf(enquiry),
    hosts: [scan?.host, email?.split('@')[1]].filter(isText),
    choices: [packageTier, industry].filter(isText),
  };
}

export interface TerritoryFinding {
  /** As understood, with its source; `null` without one. */
  trade: { name: string; from: WordSource } | null;
  place: { name: string; from: WordSource } | null;
  problems: string[];
  /** Conflicting reservations, the worst first. */
  conflicts: CompetingTerritory[];
}

export interface TerritoryClient {
  names: readonly string[];
  email?: string | null;
  /** Ids of their proposals, under any earlier name. */
  ownProposals?: readonly number[];
}

export interface TerritoryQuestion {
  niche: number | null;
  place: string;
  client: TerritoryClient;
}

const silence: EnquiryWords = {
  trade: '',
  place: '',
  name: '',
  message: '',
  page: { niche: null, city: null },
  hosts: [],
  choices: [],
};

const unfilled = 'Fill in Niche and Area, and you see here whether that is reserved.';

function answer(
  words: EnquiryWords,
  client: TerritoryClient,
  register: TerritoryRegister,
): TerritoryFinding {
  const gazetteer = buildRegisterGazetteer(register);
  const niches = register.niches.filter(isPublic).map(toNicheWords);
  const { trade, place, problems } = readTradeAndPlace(words, niches, gazetteer);
  const conflicts =
    trade && place
      ? listCompetingTerritories(
          { niches: trade.niches, area: place.area, ...client },
          {
            contracts: register.contracts,
            gazetteer,
            today: ukDay(new Date()),
            tailMonths: register.tailMonths,
          },
        )
      : [];
  return {
    trade: trade && { name: trade.niches.map(({ name }) => name).join(', '), from: trade.from },
    place: place && { name: place.name, from: place.from },
    problems,
    conflicts,
  };
}

/** The result names clients: the caller must check the right to read territories. */
export async function findTerritoryConflicts(
  req: PayloadRequest,
  { niche, place, client }: TerritoryQuestion,
): Promise<TerritoryFinding> {
  const typed = place.trim();
  if (niche === null || !typed) {
    return { trade: null, place: null, problems: [unfilled], conflicts: [] };
  }
  const register = await readTerritoryRegister(req.payload, req);
  const stored = register.niches.find(({ id }) => id === niche);
  // A niche that is not on the site can still be sold and reserved.
  const niches = register.niches.map((each) =>
    each === stored ? { ...each, _status: 'published', deletedAt: null } : each,
  );
  const choices = stored ? [toNicheWords(stored).key] : [];
  const words = { ...silence, place: typed, choices };
  const finding = answer(words, client, { ...register, niches });
  // Staff chose the niche; it was not guessed.
  return { ...finding, trade: finding.trade && { ...finding.trade, from: 'field' } };
}

/** Translates the page's slugs: niches have keys, cities have names. */
function withNames({ page, ...words }: EnquiryWords, register: TerritoryRegister): EnquiryWords {
  const niche = register.niches.find(({ slug }) => slug === page.niche);
  const city = register.cities.find(({ slug }) => slug === page.city);
  const named = { niche: niche ? toNicheWords(niche).key : null, city: city?.name ?? null };
  return { ...words, page: named };
}

/** The same for an enquiry: by staff's fields, else by its words. */
export async function findEnquiryConflicts(
  req: PayloadRequest,
  words: EnquiryWords,
  client: TerritoryClient,
): Promise<TerritoryFinding> {
  const register = await readTerritoryRegister(req.payload, req);
  return answer(withNames(words, register), client, register);
}

/** A niche's id, `null` when none or several fit, and a place. */
export async function readTradeAndPlaceOfEnquiry(
  req: PayloadRequest,
  words: EnquiryWords,
): Promise<{ niche: number | null; place: string | null }> {
  const register = await readTerritoryRegister(req.payload, req);
  const niches = register.niches.filter(isPublic);
  const { trade, place } = readTradeAndPlace(
    withNames(words, register),
    niches.map(toNicheWords),
    buildRegisterGazetteer(register),
  );
  const [only, ...others] = trade?.niches ?? [];
  const niche = niches.find((each) => toNicheWords(each).key === only?.key);
  return { niche: others.length === 0 ? (niche?.id ?? null) : null, place: place?.name ?? null };
}
