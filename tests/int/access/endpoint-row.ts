import type { Caller } from '../support/callers';
import type { Desk } from '../support/desk';
import type { Account } from '../support/running-site';

/** What is asked of an endpoint, about something that is made for this one request. */
interface Asked {
  id?: number;
  query?: Record<string, string>;
  body?: object;
}

export interface EndpointRow {
  /** Method and path below `/api`, as the endpoint declares it. */
  route: string;
  /** Where an endpoint has several rights, which of them. */
  about?: string;
  /** Who gets past the guard. */
  for: readonly Caller[];
  /** What they are answered; anything else is a change that somebody has to look at. */
  fine: number;
  /** What everybody else is answered. */
  refused?: readonly number[];
  /** Whether the answer has something in it that is nobody else’s business. */
  tells?: true;
  ask?: (desk: Desk, mine: () => Promise<Account>) => Promise<Asked>;
}
