import 'server-only';
import type { Proposal } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { getEnv } from '@/platform/env';
import { proposalPath, proposalPdfPath } from '@/platform/paths';
import { ukDay } from '@/platform/time/working-time';
import { type NamedProposal, namedProposal } from '../data/read-named';
import { clientPath } from '../mails/proposal-letter';
import type { StudioRow, StudioRows } from '../rules/proposal-view';

const perPage = 50;
const allSent: NamedProposal = { allSent: true };

function toRow(doc: Proposal, hasAccount: boolean): StudioRow {
  return {
    id: doc.id,
    title: doc.title,
    clientName: doc.clientName,
    path: proposalPath(doc.slug),
    clientPath: hasAccount && doc.accessMode === 'private' ? clientPath(doc) : null,
    pdfPath: getEnv().pdfBrowser ? proposalPdfPath(doc.slug) : null,
    sentOn: ukDay(new Date(doc.sentAt ?? doc.createdAt)),
    validUntil: doc.validUntil ? ukDay(new Date(doc.validUntil)) : null,
    status: doc.status,
    oncePence: doc.totalOncePence ?? 0,
    monthlyPence: doc.totalMonthlyPence ?? 0,
  };
}

/**
 * Client links need an account: they can accept a proposal, and users of the shared password could
 * not be identified.
 */
export async function listStudioProposals(page: number, hasAccount: boolean): Promise<StudioRows> {
  const cms = await getCms();
  const { docs, totalDocs, totalPages } = await cms.find({
    collection: 'proposals',
    context: { [namedProposal]: allSent },
    overrideAccess: false,
    sort: ['-sentAt', '-id'],
    limit: perPage,
    page,
    depth: 0,
    select: {
      title: true,
      clientName: true,
      slug: true,
      accessMode: true,
      linkSalt: true,
      sentAt: true,
      createdAt: true,
      validUntil: true,
      status: true,
      totalOncePence: true,
      totalMonthlyPence: true,
    },
  });
  return {
    rows: docs.map((doc) => toRow(doc as Proposal, hasAccount)),
    page,
    pages: totalPages,
    total: totalDocs,
  };
}
