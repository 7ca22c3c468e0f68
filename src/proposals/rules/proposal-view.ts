import type { FrozenProposal } from './frozen';
import type { ProposalStatus } from './statuses';

/** Something that was asked or answered. */
export interface ProposalRemark {
  id: number;
  isQuestion: boolean;
  text: string;
  at: Date;
}

/** A proposal as its page shows it. */
export interface ProposalView {
  id: number;
  slug: string;
  status: ProposalStatus;
  document: FrozenProposal;
  /** What staff still have to see to; of a draft only. */
  problems: string[];
  /** The last day on which it can be accepted, `YYYY-MM-DD`; later than the document’s if extended. */
  validUntil: string;
  /** The last day on which its prices hold, with more time; null once it is over. */
  pricesUntil: string | null;
  /** It can be accepted or declined. */
  isOpen: boolean;
  /** Its time ran out. */
  isExpired: boolean;
  /** Fingerprint of the document, without a choice. */
  code: string;
  acceptance: { name: string; at: Date; hash: string; chosen: string[]; consent: string } | null;
  declinedBecause: string | null;
  /** Where the one is that came in its place; null when this reader has to ask for it. */
  newerHref: string | null;
  remarks: ProposalRemark[];
}
