import type { PayloadRequest } from 'payload';
import type { Proposal, SiteSetting } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { dayAfter, dayInWords, isOver } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readPriceBook } from '@/prices/data/read-price-book';
import { formatPolicyFigure } from '@/prices/rules/policy-figures';
import type { PriceBook } from '@/prices/rules/price-book';
import type { FrozenLine, FrozenProposal, FrozenSection } from '../rules/frozen';
import { priceLines } from '../rules/line-price';
import { lastDayOfPrices } from '../rules/statuses';
import { freezeRichText, freezeSection } from './freeze-sections';
import { describeOfferedTerritory } from './hold-territory';
import { readDraftLines } from './read-listed';

export interface ProposalDraft {
  frozen: FrozenProposal;
  problems: string[];
  terms: number | null;
}

const noText = { root: { type: 'root', version: 1, children: [] } };

function fromOf(settings: SiteSetting): FrozenProposal['from'] {
  const { brandName, legalName, companyNumber, registeredAddress, email, phone } = settings;
  return {
    ...{ brandName, legalName, companyNumber, registeredAddress, email },
    phone: phone || null,
  };
}

/** The chosen terms, or the latest version already in force. */
async function readTerms(req: PayloadRequest, doc: Proposal, now: Date, book: PriceBook) {
  const chosen = idOf(doc.terms);
  const terms = await findFirst(req.payload, 'proposal-terms', {
    where: chosen
      ? { id: { equals: chosen } }
      : { effectiveOn: { less_than_equal: now.toISOString() } },
    sort: ['-effectiveOn', '-id'],
    req,
  });
  if (!terms) return null;
  const { id, version } = terms;
  return { id, frozen: { version, body: await freezeRichText(req, terms.body, book) } };
}

/** Explains monthly payments in words; the terms have the details. */
function paymentNote(lines: readonly FrozenLine[], { policy }: PriceBook): string | null {
  if (!lines.some(({ every }) => every === 'month')) return null;
  const notice = formatPolicyFigure(policy.retainerNotice, 'days');
  return `Monthly payments start when the site goes live. Either side can end a monthly service in writing; the notice is ${notice}.`;
}

function problemsOfHead(
  doc: Proposal,
  validUntil: string | null,
  { now, priceLock }: { now: Date; priceLock: number },
): string[] {
  const pricesUntil = lastDayOfPrices(ukDay(now), priceLock);
  return [
    ...(doc.clientEmail ? [] : ['The client’s e-mail is missing.']),
    ...(validUntil ? [] : ['Enter until when it is valid.']),
    ...(validUntil && isOver(validUntil, now)
      ? ['The day until which it is valid has passed. Choose a later one.']
      : []),
    ...(validUntil && validUntil > pricesUntil
      ? [`Its prices hold until ${dayInWords(pricesUntil)}. Let it be valid until then at most.`]
      : []),
    ...(doc.lines?.length ? [] : ['There are no lines: nothing is offered yet.']),
  ];
}

/** Built from present prices, texts, terms and agency details, however incomplete. */
export async function draftProposal(
  req: PayloadRequest,
  doc: Proposal,
  now: Date,
): Promise<ProposalDraft> {
  // Queries run in sequence, because a transaction has a single connection.
  const book = await readPriceBook('published', req.payload, req);
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const validUntil = doc.validUntil ? ukDay(new Date(doc.validUntil)) : null;
  const problems = problemsOfHead(doc, validUntil, { now, priceLock: book.policy.priceLock });
  const priced = priceLines(await readDraftLines(req, doc.lines), book.policy.addOnSurcharge);
  problems.push(...priced.problems);
  if (priced.lines.length > 0 && priced.lines.every(({ isOptional }) => isOptional)) {
    problems.push('Every line can be left out. At least one has to stay.');
  }
  const sections: FrozenSection[] = [];
  const freezing = { req, book, scan: idOf(doc.scan) ?? null, problems };
  for (const [index, section] of (doc.sections ?? []).entries()) {
    sections.push(...(await freezeSection(section, index, freezing)));
  }
  const { territory, problems: unclear } = await describeOfferedTerritory(req, doc);
  problems.push(...unclear);
  const owner = await findDocument(req.payload, 'users', idOf(doc.owner), { req });
  const terms = await readTerms(req, doc, now, book);
  if (!terms) problems.push('There are no terms yet. Add them under Proposal terms.');
  return {
    problems,
    terms: terms?.id ?? null,
    frozen: {
      format: 1,
      title: doc.title,
      client: { business: doc.clientName, contact: doc.contactName || null },
      from: fromOf(settings),
      preparedBy: owner?.name || null,
      preparedOn: ukDay(now),
      validUntil: validUntil ?? dayAfter(ukDay(now), book.policy.proposalValid),
      sections,
      lines: priced.lines,
      ...(territory ? { territory } : {}),
      payment: {
        depositPercent: book.policy.deposit,
        note: paymentNote(priced.lines, book),
      },
      terms: terms?.frozen ?? { version: '', body: noText },
    },
  };
}
