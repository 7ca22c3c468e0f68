import type { PayloadRequest } from 'payload';
import type { ProposalEventKind } from '../rules/statuses';

interface NewEvent {
  /** Id of the proposal. */
  proposal: number;
  kind: ProposalEventKind;
  text?: string;
  /** Who did it, as they are called. */
  byName?: string;
  /** Their account, if they have one. */
  user?: number;
}

/**
 * Notes what happened to a proposal, within the request’s transaction.
 *
 * @returns the event’s id
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
