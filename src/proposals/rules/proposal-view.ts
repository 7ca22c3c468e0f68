import type { FrozenProposal } from './frozen';
import type { ProposalStatus } from './statuses';

export interface ProposalRemark {
  id: number;
  isQuestion: boolean;
  text: string;
  at: Date;
}

export interface ProposalView {
  id: number;
  slug: string;
  status: ProposalStatus;
  document: FrozenProposal;
  /** Remaining problems for staff; drafts only. */
  problems: string[];
  /** Last day for acceptance, `YYYY-MM-DD`; an extension makes it later than the document's. */
  validUntil: string;
  /** Last day of the prices, extensions included; null once it has passed. */
  pricesUntil: string | null;
  isOpen: boolean;
  isExpired: boolean;
  /** Fingerprint of the document, without a choice. */
  code: string;
  acceptance: { name: string; at: Date; hash: string; chosen: string[]; consent: string } | null;
  declinedBecause: string | null;
  /** Address of the successor; null if this reader has to request it. */
  newerHref: string | null;
  remarks: ProposalRemark[];
}

export interface StudioRow {
  id: number;
  title: string;
  clientName: string;
  path: string;
  /** With its key; null without one, and for users of the shared password. */
  clientPath: string | null;
  /** Path of the PDF; null if the server cannot make one. */
  pdfPath: string | null;
  /** Day in the UK, `YYYY-MM-DD`. */
  sentOn: string;
  /** Last day for acceptance; null without one. */
  validUntil: string | null;
  status: ProposalStatus;
  oncePence: number;
  monthlyPence: number;
}

export interface StudioRows {
  rows: StudioRow[];
  /** Page number; 1 has the newest. */
  page: number;
  pages: number;
  total: number;
}

const mostPages = 100_000;

/** A whole number from 1; 1 for an invalid value. */
export function pageAsked(asked: unknown): number {
  const isNumber = typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked);
  return isNumber ? Math.min(Number(asked), mostPages) : 1;
}
