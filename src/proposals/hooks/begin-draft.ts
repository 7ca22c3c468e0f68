import { type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload';
import { demandRight, problem } from '@/accounts/hooks/access';
import type { LexicalNode } from '@/content/rules/lexical';
import { lockEnquiry } from '@/enquiries/hooks/reply';
import { noMessage } from '@/enquiries/rules/schema';
import type {
  AddOn,
  EstimatorSetting,
  Proposal,
  ProposalTextBlock,
  Submission,
  User,
} from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore } from '@/platform/http/read-endpoint-body';
import { idOf } from '@/platform/jobs/id-of';
import { slugify } from '@/platform/slugify';
import { readPriceBook } from '@/prices/data/read-price-book';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import {
  readEnquiryWords,
  readTradeAndPlaceOfEnquiry,
} from '@/territories/data/territory-conflicts';
import { readUsualLastDay } from '../data/validity-figures';
import { canMove } from '../rules/statuses';
import { proposalStep, type Step } from './staff-endpoints';

/** The wanted address, or with the next free number, which replaces its final number. */
async function freeSlug(req: PayloadRequest, wanted: string): Promise<string> {
  const first = wanted || 'proposal';
  const base = first.replace(/-\d{1,3}$/, '');
  const { docs } = await req.payload.find({
    collection: 'proposals',
    where: { slug: { like: base } },
    pagination: false,
    depth: 0,
    req,
    select: { slug: true },
  });
  const taken = new Set(docs.map(({ slug }) => slug));
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

type Line = NonNullable<Proposal['lines']>[number];

const published: Where = { _status: { equals: 'published' } };

async function idByKey(
  req: PayloadRequest,
  collection: 'packages' | 'add-ons',
  key: string,
): Promise<number | null> {
  const where = { and: [{ key: { equals: key } }, published] };
  return (await findFirst(req.payload, collection, { where, req, select: {} }))?.id ?? null;
}

const packageLine = (id: number): Line => ({
  of: { relationTo: 'packages', value: id },
  quantity: 1,
  every: 'once',
});

function furtherPages(settings: EstimatorSetting, pages: number): Line[] {
  const further = pages - settings.includedPages;
  if (further <= 0) return [];
  return [
    {
      label: 'Further pages',
      detail: `Beyond the ${settings.includedPages} that are part of it.`,
      quantity: further,
      amountPence: settings.extraPagePence,
      every: 'once',
    },
  ];
}

/** Lines of the visitor's estimate; the estimator's link encodes every choice. */
async function linesOfEstimate(req: PayloadRequest, link: string): Promise<Line[]> {
  const query = URL.parse(link, 'https://site.invalid')?.searchParams;
  const settings = await req.payload.findGlobal({ slug: 'estimator-settings', depth: 1, req });
  const type = settings.projectTypes?.find(({ key }) => key === query?.get('type'));
  const base = idOf(type?.package);
  if (!query || !type || !base) return [];
  const included = new Set((type.included ?? []).map((item) => idOf(item as AddOn)));
  const addOns: Line[] = [];
  for (const key of (query.get('add-ons') ?? '').split(',').filter(Boolean)) {
    const value = await idByKey(req, 'add-ons', key);
    if (value && !included.has(value)) {
      addOns.push({ of: { relationTo: 'add-ons', value }, quantity: 1, every: 'once' });
    }
  }
  const pages = Number(query.get('pages'));
  return [packageLine(base), ...furtherPages(settings, pages), ...addOns];
}

async function linesOfEnquiry(
  req: PayloadRequest,
  { estimate, packageTier }: Submission,
): Promise<Line[]> {
  const estimated = estimate?.link ? await linesOfEstimate(req, estimate.link) : [];
  if (estimated.length > 0 || !packageTier) return estimated;
  const id = await idByKey(req, 'packages', packageTier);
  return id ? [packageLine(id)] : [];
}

function packageIn(lines: readonly Line[]): number | null {
  const line = lines.find(({ of }) => of?.relationTo === 'packages');
  return line?.of ? (idOf(line.of.value as number) ?? null) : null;
}

type Section = NonNullable<Proposal['sections']>[number];

const shape = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

function paragraph(text: string): LexicalNode {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 };
  return { ...shape, type: 'paragraph', children: [words] };
}

function inParagraphs(text: string): ProposalTextBlock['body'] {
  const children = text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(paragraph);
  return { root: { ...shape, type: 'root', children } } as ProposalTextBlock['body'];
}

async function whatIsIncluded(req: PayloadRequest, id: number): Promise<Section[]> {
  const doc = await findDocument(req.payload, 'packages', id, { req, select: { features: true } });
  if (!doc?.features?.length) return [];
  const book = await readPriceBook('published', req.payload, req);
  const included = doc.features.map(({ text }) => ({ text: resolvePriceText(text, book) }));
  return [{ blockType: 'proposalScope', heading: 'What is included', included, notIncluded: [] }];
}

async function sectionsOfEnquiry(
  req: PayloadRequest,
  { message, scan }: Submission,
  packageId: number | null,
): Promise<Section[]> {
  return [
    ...(message === noMessage
      ? []
      : [
          {
            blockType: 'proposalText',
            heading: 'What you asked for',
            body: inParagraphs(message),
          } as const,
        ]),
    ...(packageId ? await whatIsIncluded(req, packageId) : []),
    ...(idOf(scan)
      ? [{ blockType: 'proposalScan', heading: 'What we found on your site' } as const]
      : []),
  ];
}

/** The draft that was begun before, by a double click or by another staff member. */
async function findDraft(req: PayloadRequest, from: Where): Promise<number | null> {
  const where = { and: [from, { status: { equals: 'draft' } }] };
  const own = { where, sort: '-id', select: {}, req };
  return (await findFirst(req.payload, 'proposals', own))?.id ?? null;
}

async function begin(req: PayloadRequest, user: User, id: number): Promise<number> {
  const enquiry = await lockEnquiry(req, id);
  const draft = await findDraft(req, { enquiry: { equals: id } });
  if (draft) return draft;
  const { name, email, place, trade } = enquiry;
  // Trade and place let staff see reserved areas before sending, even if the fields are empty.
  const words = await readEnquiryWords(req, enquiry, { trade: trade ?? '', place: place ?? '' });
  const wish = await readTradeAndPlaceOfEnquiry(req, words);
  const lines = await linesOfEnquiry(req, enquiry);
  const created = await req.payload.create({
    collection: 'proposals',
    data: {
      title: `Website for ${name}`.slice(0, 120),
      slug: await freeSlug(req, slugify(name)),
      clientName: name,
      contactName: name,
      clientEmail: email,
      enquiry: id,
      scan: idOf(enquiry.scan) ?? null,
      niche: wish.niche,
      place: place || wish.place,
      owner: idOf(enquiry.owner) ?? user.id,
      sections: await sectionsOfEnquiry(req, enquiry, packageIn(lines)),
      lines,
    } as Partial<Proposal> as Proposal,
    depth: 0,
    req,
  });
  return created.id;
}

/** `POST /api/proposals/from-enquiry/:enquiry`: creates a draft from the enquiry's details. */
export const fromEnquiryEndpoint: Omit<Endpoint, 'root'> = {
  path: '/from-enquiry/:enquiry',
  method: 'post',
  handler: async (req) => {
    const user = demandRight(req, 'proposals', 'create');
    demandRight(req, 'submissions', 'read');
    const enquiry = Number(req.routeParams?.enquiry);
    if (!Number.isSafeInteger(enquiry) || enquiry < 1) throw new NotFound(req.t);
    const id = await inTransaction(req, () => begin(req, user, enquiry));
    return Response.json({ id }, noStore);
  },
};

/** Drops row ids, because Payload assigns new ones to the copy. */
function withoutIds<Row extends { id?: string | null }>(rows: readonly Row[] | null | undefined) {
  return (rows ?? []).map(({ id: _id, ...row }) => row);
}

function withoutInnerIds(section: NonNullable<Proposal['sections']>[number]) {
  const { id: _id, ...own } = section;
  if (own.blockType === 'proposalScope') {
    return {
      ...own,
      included: withoutIds(own.included),
      notIncluded: withoutIds(own.notIncluded),
    };
  }
  return own.blockType === 'proposalTimeline' ? { ...own, phases: withoutIds(own.phases) } : own;
}

async function revise({ req, user, doc, now }: Step): Promise<{ id: number }> {
  const begun = await findDraft(req, { supersedes: { equals: doc.id } });
  if (begun) return { id: begun };
  if (!canMove(doc.status, 'superseded', 'staff')) {
    throw problem(
      doc.status === 'draft'
        ? 'It is still a draft: change it as you like.'
        : 'It is closed. Duplicate it to begin a new one.',
      409,
    );
  }
  const { title, clientName, contactName, clientEmail, enquiry, scan, niche, place } = doc;
  const revised = await req.payload.create({
    collection: 'proposals',
    data: {
      ...{ title, clientName, contactName, clientEmail, place },
      ...{ enquiry: idOf(enquiry), scan: idOf(scan), niche: idOf(niche) },
      slug: await freeSlug(req, doc.slug),
      sections: doc.sections?.map(withoutInnerIds),
      lines: withoutIds(doc.lines),
      accessMode: doc.accessMode,
      validUntil: await readUsualLastDay(req, now),
      owner: idOf(doc.owner) ?? user.id,
      status: 'draft',
      supersedes: doc.id,
    } as Partial<Proposal> as Proposal,
    depth: 0,
    req,
  });
  return { id: revised.id };
}

/** `POST /api/proposals/:id/revise`: creates a draft that replaces this proposal when sent. */
export const reviseEndpoint = proposalStep('revise', revise);
