import {
  type CollectionBeforeChangeHook,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { demandRight, documentOf } from '@/accounts/hooks/access';
import { grantFor } from '@/accounts/rules/permissions';
import type { Territory, User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, outdatedForm, readBody } from '@/platform/http/read-endpoint-body';
import { randomUuid } from '@/platform/random-uuid';
import { ukDay } from '@/platform/time/working-time';
import {
  findEnquiryConflicts,
  findTerritoryConflicts,
  readEnquiryWords,
  type TerritoryFinding,
} from '../data/territory-conflicts';
import {
  buildRegisterGazetteer,
  hasClaimedTerritory,
  lockTerritoryRegister,
  readTerritoryRegister,
  readTextRows,
  toCityWords,
  toContract,
} from '../data/territory-register';
import {
  type ContractFinding,
  type ContractOverlap,
  findContractOverlaps,
} from '../rules/competing-territories';
import { describeTerritoryState } from '../rules/reservation';
import { describeTerritoryArea } from '../rules/territory-area';

type Fields = Partial<Omit<Territory, 'id'>> & { id?: number };

function isComplete(fields: Fields): fields is Territory {
  return Boolean(fields.clientName && fields.niche && fields.place && fields.startsOn);
}

async function readOverlaps(
  req: PayloadRequest,
  drafts: readonly Fields[],
): Promise<ContractOverlap[][]> {
  const register = await readTerritoryRegister(req.payload, req);
  const gazetteer = buildRegisterGazetteer(register);
  return drafts.map((fields) => {
    const id = fields.id ?? null;
    const contract = isComplete(fields) ? toContract({ ...fields, id: id ?? 0 }, register) : null;
    if (!contract) return [];
    const draft = { ...contract, id };
    return findContractOverlaps(draft, register.contracts, gazetteer, register.tailMonths);
  });
}

/** One client per niche and area (specification, section 9); old overlaps can be edited. */
export const refuseOverlap: CollectionBeforeChangeHook<Territory> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (req.context[hasClaimedTerritory]) return data;
  await lockTerritoryRegister(req);
  const before = operation === 'update' && originalDoc ? originalDoc : {};
  const [next = [], earlier = []] = await readOverlaps(req, [{ ...before, ...data }, before]);
  const nameOf = ({ isHold, id }: ContractOverlap) => `${isHold} ${id}`;
  const known = new Set(earlier.filter(({ isSame }) => isSame).map(nameOf));
  const refused = next.find((overlap) => overlap.isSame && !known.has(nameOf(overlap)));
  if (refused) {
    throw new ValidationError({
      collection: 'territories',
      errors: [{ path: 'place', message: `One client per niche and area. ${refused.text}` }],
      req,
    });
  }
  return data;
};

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

/** `POST /api/territories/check` checks a form as filled in, without changing anything. */
export const checkEndpoint: Omit<Endpoint, 'root'> = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'territories', 'read');
    const asked = await readBody(req, question, outdatedForm);
    return Response.json(await ask(req, asked), noStore);
  },
};

/** The certificate to replace; `null` for the first. */
const order = z.strictObject({ replaces: z.uuid().nullable() });

async function renew(req: PayloadRequest, replaces: string | null): Promise<string> {
  const id = documentOf(req);
  // A second click finds the certificate of the first.
  const territory = await lockDocument(req, 'territories', id);
  const current = territory.certificateId ?? null;
  if (current !== null && current !== replaces) return current;
  const certificateId = randomUuid();
  await req.payload.update({
    collection: 'territories',
    id,
    req,
    depth: 0,
    // Only this endpoint may write the field.
    overrideAccess: true,
    data: { certificateId },
  });
  return certificateId;
}

/** `POST /api/territories/:id/certificate` replaces and so revokes an address, idempotently. */
export const certificateEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/certificate',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'territories', 'update');
    const { replaces } = await readBody(req, order, outdatedForm);
    const certificateId = await inTransaction(req, () => renew(req, replaces));
    return Response.json({ certificateId }, noStore);
  },
};
