import type { Caller } from '../support/callers';
import type { Desk } from '../support/desk';
import type { Account } from '../support/running-site';

/** A request to an endpoint, about a document made for this request alone. */
interface Asked {
  id?: number;
  query?: Record<string, string>;
  body?: object;
}

export interface EndpointRow {
  /** Method and path below `/api`, as the endpoint declares it. */
  route: string;
  /** Which right the row covers, where an endpoint has several. */
  about?: string;
  /** The roles that the guard admits. */
  for: readonly Caller[];
  /** Expected status for those roles. A different status is a change to review. */
  fine: number;
  /** Expected statuses for every other caller. */
  refused?: readonly number[];
  /** Whether the answer contains private data. */
  tells?: true;
  ask?: (desk: Desk, mine: () => Promise<Account>) => Promise<Asked>;
}
