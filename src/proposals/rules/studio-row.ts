import type { ProposalStatus } from './statuses';

/** A proposal in the studio’s list. */
export interface StudioRow {
  id: number;
  title: string;
  clientName: string;
  /** Its page, as staff open it. */
  path: string;
  /**
   * The link that the client has, with its key; null where the address alone opens it, and for those
   * who came with the shared password.
   */
  clientPath: string | null;
  /** Where it is a file; null where the server can’t make one. */
  pdfPath: string | null;
  /** Day in the UK, `YYYY-MM-DD`. */
  sentOn: string;
  /** Last day on which it can be accepted; null without one. */
  validUntil: string | null;
  status: ProposalStatus;
  oncePence: number;
  monthlyPence: number;
}

/** One screen of the list. */
export interface StudioRows {
  rows: StudioRow[];
  /** 1 for the newest ones. */
  page: number;
  pages: number;
  total: number;
}

const mostPages = 100_000;

/**
 * Reads which screen of a list an address asks for.
 *
 * @param asked the query’s value as it came in
 * @returns a whole number from 1; 1 for whatever is none
 */
export function pageAsked(asked: unknown): number {
  const isNumber = typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked);
  return isNumber ? Math.min(Number(asked), mostPages) : 1;
}
