import type { PayloadRequest } from 'payload';
import type { ProposalEventKind } from '../rules/statuses';

interface NewEvent {
  /** Id of the proposal. */
  proposal: number;
  kind: ProposalEventKind;
  text?: string;
  /** Display name of the person who acted. */
  byName?: string;
  /** Their account; absent for clients. */
  user?: number;
}

/**
 * Records an event of a proposal within the request's transaction.
 *
 * @returns the event's id
 */
export async function recordEvent(req: PayloadRequest, event: NewEvent): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'proposal-events',
    data: event,
    depth: 0,
    req,
  });
  return id;
}
