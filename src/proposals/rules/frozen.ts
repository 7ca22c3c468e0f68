import type { LinePeriod } from './statuses';

/** Formatted text with every live figure written out; the editor’s own format. */
export type FrozenText = Record<string, unknown>;

/** A line of the offer. Amounts are integer pence, for the whole quantity. */
export interface FrozenLine {
  /** The row’s id in the CMS; what the client ticks is named by it. */
  id: string;
  label: string;
  detail: string | null;
  quantity: number;
  unitPence: number;
  amountPence: number;
  every: LinePeriod;
  isOptional: boolean;
}

export type FrozenSection =
  | { kind: 'text'; id: string; heading: string | null; body: FrozenText }
  | {
      kind: 'scope';
      id: string;
      heading: string;
      included: string[];
      notIncluded: string[];
    }
  | {
      kind: 'timeline';
      id: string;
      heading: string;
      phases: { title: string; duration: string | null; text: string | null }[];
    }
  | {
      kind: 'scan';
      id: string;
      heading: string;
      note: string | null;
      url: string;
      /** Day in the UK, `YYYY-MM-DD`. */
      scannedOn: string;
      overall: number;
      categories: { label: string; score: number | null }[];
      top: string[];
    }
  | {
      kind: 'work';
      id: string;
      heading: string;
      items: { title: string; text: string; href: string }[];
    };

/**
 * A proposal as the client sees it. Made when it is sent, and never again: later changes of prices,
 * terms or the agency’s details don’t touch it. What is accepted is this and the lines that were
 * chosen; the hash of an acceptance is over both.
 */
export interface FrozenProposal {
  /** Of this shape. */
  format: 1;
  title: string;
  client: { business: string; contact: string | null };
  from: {
    brandName: string;
    legalName: string;
    companyNumber: string;
    registeredAddress: string;
    email: string;
    phone: string | null;
  };
  preparedBy: string | null;
  /** Days in the UK, `YYYY-MM-DD`. The last day on which it can be accepted is `validUntil`. */
  preparedOn: string;
  validUntil: string;
  sections: FrozenSection[];
  lines: FrozenLine[];
  /** What its retainer reserves; absent without one. */
  territory?: { niche: string; place: string };
  payment: {
    /** Share of the single payments that is due on acceptance. */
    depositPercent: number;
    /** Months of notice and the like, in words; with figures written out. */
    note: string | null;
  };
  terms: { version: string; body: FrozenText };
}
