import type { CompetingTerritory } from '@/territories/rules/list-competing-territories';
import type { AccessMode, ProposalEventKind, ProposalStatus } from './statuses';

/** Characters of our answer to a question. */
export const answerLimit = 5_000;

/** Something that happened, for the record on the proposal’s page. */
export interface StandingEvent {
  id: number;
  kind: ProposalEventKind;
  label: string;
  /** In UK time, e.g. `Mon 14:00`. */
  when: string;
  byName: string | null;
  text: string | null;
}

/** Where a proposal stands, for whoever works on it. Money in pence, days as `YYYY-MM-DD`. */
export interface Standing {
  id: number;
  status: ProposalStatus;
  /** In words, e.g. `Opened by the client 3 times, the last time Mon 14:00.` */
  words: string;
  oncePence: number;
  monthlyPence: number;
  depositPence: number;
  /** What optional lines add that are not counted above. */
  moreOncePence: number;
  moreMonthlyPence: number;
  validUntil: string | null;
  validUntilWords: string | null;
  /** The last day on which its prices hold. */
  pricesUntil: string;
  pricesUntilWords: string;
  accessMode: AccessMode;
  clientName: string;
  clientEmail: string | null;
  /** What is missing before it can be sent; drafts only. */
  problems: string[];
  /** Reservations for others in its niche and area, the worst first; drafts only. */
  reserved: CompetingTerritory[];
  /** What its acceptance has reserved for the client. */
  territory: { id: number; isProvisional: boolean } | null;
  /** Absolute, as the client gets it; `null` for a draft. */
  link: string | null;
  /** Where staff look at it. */
  path: string;
  /** The client’s question that nobody has answered yet. */
  openQuestion: string | null;
  can: {
    send: boolean;
    revise: boolean;
    extend: boolean;
    renewLink: boolean;
    withdraw: boolean;
  };
  /** The newest first. */
  events: StandingEvent[];
  supersededBy: { id: number; title: string } | null;
  supersedes: { id: number; title: string } | null;
}

interface Times {
  status: ProposalStatus;
  clientName: string;
  /** Moments in words, see `StandingEvent.when`. */
  sent: string | null;
  lastViewed: string | null;
  viewCount: number;
  validUntil: string | null;
  acceptedBy: string | null;
  accepted: string | null;
}

const opened = (count: number, when: string | null) =>
  `${count > 1 ? `${count} times, the last time` : 'once,'} ${when}`;

/** Where a proposal stands, in a sentence or two. */
export function standingInWords(times: Times): string {
  const { status, clientName, sent, lastViewed, viewCount, validUntil } = times;
  const until = validUntil ? ` It is valid until ${validUntil}.` : '';
  const seen = viewCount > 0 ? ` They opened it ${opened(viewCount, lastViewed)}.` : '';
  switch (status) {
    case 'draft':
      return 'A draft. The client sees nothing of it until you send it.';
    case 'sent':
      return `Sent ${sent}.${seen || ' Nobody has opened it yet.'}${until}`;
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
