import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { demandRight } from '@/accounts/hooks/access';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { ukDay } from '@/platform/time/working-time';
import { readEnquiryWords } from '../data/read-enquiry-words';
import type { TerritoryFinding } from '../data/territory-conflicts';
import { findEnquiryConflicts, findTerritoryConflicts } from '../data/territory-conflicts';
import {
  buildRegisterGazetteer,
  readTerritoryRegister,
  readTextRows,
  toCityWords,
} from '../data/territory-register';
import type { ContractFinding } from '../rules/contract-overlaps';
import { describeTerritoryArea } from '../rules/territory-area';
import { describeTerritoryState } from '../rules/territory-state';
import { readOverlaps } from './refuse-overlap';

const line = z.string().max(300);
const number = z.int().positive();

const question = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('enquiry'), enquiry: number, trade: line, place: line }),
  z.strictObject({
    about: z.literal('proposal'),
    niche: number.nullable(),
    place: line,
    clientName: line,
    clientEmail: line,
    proposal: number.nullable().default(null),
  }),
  z.strictObject({
    about: z.literal('contract'),
    territory: number.nullable(),
    clientName: line,
    niche: number.nullable(),
    city: number.nullable(),
    place: line,
    postcodeAreas: z.array(line).max(60),
    startsOn: line,
    endsOn: line,
    tailMonths: z.number().min(0).max(120).nullable(),
    isProvisional: z.boolean().default(false),
  }),
]);

type Question = z.infer<typeof question>;
type About<Kind extends Question['about']> = Extract<Question, { about: Kind }>;

async function askAboutEnquiry(
  req: PayloadRequest,
  { enquiry: id, trade, place }: About<'enquiry'>,
): Promise<TerritoryFinding> {
  demandRight(req, 'submissions', 'read');
  const enquiry = await req.payload.findByID({
    collection: 'submissions',
    id,
    req,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
  });
  if (!enquiry) throw new NotFound(req.t);
  const words = await readEnquiryWords(req, enquiry, { trade, place });
  return findEnquiryConflicts(req, words, { names: [enquiry.name], email: enquiry.email });
}

async function askAboutContract(
  req: PayloadRequest,
  { territory, about: _about, ...fields }: About<'contract'>,
): Promise<ContractFinding> {
  const postcodeAreas = fields.postcodeAreas.filter(Boolean).map((text) => ({ text }));
  const draft = {
    ...fields,
    ...(territory === null ? {} : { id: territory }),
    niche: fields.niche ?? 0,
    postcodeAreas,
    endsOn: fields.endsOn || null,
  };
  const register = await readTerritoryRegister(req.payload, req);
  const city = register.cities.find(({ id }) => id === fields.city);
  const { districts, problem: unclear } = describeTerritoryArea(
    {
      place: fields.place,
      postcodeAreas: readTextRows(postcodeAreas),
      city: city ? toCityWords(city) : null,
    },
    buildRegisterGazetteer(register),
  );
  const [overlaps = []] = await readOverlaps(req, [draft]);
  // A hold names the client of a proposal.
  const seesProposals = grantFor('proposals', (req.user as User).role, 'read') === 'yes';
  return {
    state: draft.startsOn
      ? describeTerritoryState(draft, ukDay(new Date()), register.tailMonths).text
      : null,
    districts,
    problem: unclear,
    overlaps: overlaps
      .filter(({ isHold }) => !isHold || seesProposals)
      .map(({ clientName: _name, ...overlap }) => overlap),
  };
}

function ask(req: PayloadRequest, asked: Question): Promise<TerritoryFinding | ContractFinding> {
  switch (asked.about) {
    case 'enquiry':
      return askAboutEnquiry(req, asked);
    case 'proposal': {
      demandRight(req, 'proposals', 'read');
      const { niche, place, clientName, clientEmail, proposal } = asked;
      const ownProposals = proposal === null ? [] : [proposal];
      const client = { names: [clientName], email: clientEmail, ownProposals };
      return findTerritoryConflicts(req, { niche, place, client });
    }
    case 'contract':
      return askAboutContract(req, asked);
  }
}

/**
 * `POST /api/territories/check` checks an enquiry, proposal or contract as filled in, without
 * changing anything.
 */
export const checkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'territories', 'read');
    const asked = await readBody(req, question, outdatedForm);
    return Response.json(await ask(req, asked), noStore);
  },
};
