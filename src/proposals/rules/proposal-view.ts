import type { FrozenProposal } from './frozen';
import type { ProposalStatus } from './statuses';

/** A question or an answer. */
export interface ProposalRemark {
  id: number;
  isQuestion: boolean;
  text: string;
  at: Date;
}

/** A proposal as shown on its page. */
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
  /** It can be accepted or declined. */
  isOpen: boolean;
  /** The last day has passed. */
  isExpired: boolean;
  /** Fingerprint of the document, without a choice. */
  code: string;
  acceptance: { name: string; at: Date; hash: string; chosen: string[]; consent: string } | null;
  declinedBecause: string | null;
  /** Address of the successor; null if this reader has to request it. */
  newerHref: string | null;
  remarks: ProposalRemark[];
}
