import { openStatuses } from '@/territories/rules/holding-proposals';
import type { ProposalStatus } from './statuses';

/** Who moves a proposal on: staff, the client, or the site by itself when its time is over. */
export type Mover = 'staff' | 'client' | 'site';

type Moves = Partial<Record<ProposalStatus, readonly Mover[]>>;

/** What the client decides or lets pass, and what staff take back, while it is out. */
const decisions: Moves = {
  accepted: ['client'],
  declined: ['client'],
  expired: ['site'],
  withdrawn: ['staff'],
  superseded: ['staff'],
};

/**
 * Every move there is. What was accepted or replaced stays as it is; what was declined,
 * withdrawn or ran out can only be replaced by another proposal, or, if it ran out, be given more time.
 */
const moves: Record<ProposalStatus, Moves> = {
  draft: { sent: ['staff'] },
  sent: { viewed: ['client'], questions: ['client'], ...decisions },
  viewed: { questions: ['client'], ...decisions },
  // Answered, it is as it was before the question.
  questions: { viewed: ['staff'], ...decisions },
  expired: { sent: ['staff'], superseded: ['staff'] },
  declined: { superseded: ['staff'] },
  withdrawn: { superseded: ['staff'] },
  accepted: {},
  superseded: {},
};

/** Whether somebody may move a proposal from one status to another. */
export function canMove(from: ProposalStatus, to: ProposalStatus, by: Mover): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/** Whether it is with the client, who has not decided. */
export function isOpen(status: ProposalStatus): boolean {
  return (openStatuses as readonly ProposalStatus[]).includes(status);
}
