import type { ProposalStatus } from './statuses';

/** Characters of an answer from staff. */
export const answerLimit = 5_000;

interface Times {
  status: ProposalStatus;
  clientName: string;
  /** Worded times, see `StandingEvent.when`. */
  sent: string | null;
  lastViewed: string | null;
  viewCount: number;
  validUntil: string | null;
  acceptedBy: string | null;
  accepted: string | null;
}

const opened = (count: number, when: string | null) =>
  `${count > 1 ? `${count} times, the last time` : 'once,'} ${when}`;

export function standingInWords(times: Times): string {
  const { status, clientName, sent, lastViewed, viewCount, validUntil } = times;
  const until = validUntil ? ` It is valid until ${validUntil}.` : '';
  const seen = viewCount > 0 ? ` They opened it ${opened(viewCount, lastViewed)}.` : '';
  switch (status) {
    case 'draft':
      return 'A draft. The client sees nothing of it until you send it.';
    case 'sent':
      return `Sent ${sent}.${seen || ' The client has not opened it yet.'}${until}`;
    case 'viewed':
      return `Sent ${sent}.${seen}${until}`;
    case 'questions':
      return `${clientName} asked a question and waits for an answer.${until}`;
    case 'accepted':
      return `Accepted by ${times.acceptedBy} ${times.accepted}.`;
    case 'declined':
      return `Declined.${seen}`;
    case 'expired':
      return `It was valid until ${validUntil} and has run out.${seen} You can give it more time, or revise it.`;
    case 'withdrawn':
      return `Withdrawn. The client can no longer accept it.${seen} You can revise it.`;
    case 'superseded':
      return 'Replaced by a newer proposal. The client can no longer accept this one.';
  }
}
