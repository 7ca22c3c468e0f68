import type { CompetingTerritory } from '@/territories/rules/competing-territories';
import type { AccessMode, ProposalEventKind, ProposalStatus } from './statuses';

/** Characters of an answer from staff. */
export const answerLimit = 5_000;

/** An event in the record of the proposal's page. */
export interface StandingEvent {
  id: number;
  kind: ProposalEventKind;
  label: string;
  /** In UK time, e.g. `Mon 14:00`. */
  when: string;
  byName: string | null;
  text: string | null;
}

/** A proposal's state for staff. Money in pence, days as `YYYY-MM-DD`. */
export interface Standing {
  id: number;
  status: ProposalStatus;
  /** Worded, e.g. `Opened by the client 3 times, the last time Mon 14:00.` */
  words: string;
  oncePence: number;
  monthlyPence: number;
  depositPence: number;
  /** Sums of optional lines not included above. */
  moreOncePence: number;
  moreMonthlyPence: number;
  validUntil: string | null;
  validUntilWords: string | null;
  /** Last day on which the prices hold. */
  pricesUntil: string;
  pricesUntilWords: string;
  accessMode: AccessMode;
  clientName: string;
  clientEmail: string | null;
  /** Problems that prevent sending; drafts only. */
  problems: string[];
  /** Reservations of others in its niche and area, the most serious first; drafts only. */
  reserved: CompetingTerritory[];
  /** Territory that the acceptance reserved for the client. */
  territory: { id: number; isProvisional: boolean } | null;
  /** The client's absolute link; `null` for a draft. */
  link: string | null;
  /** Path at which staff view it. */
  path: string;
  /** The client's unanswered question. */
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

/** Words a proposal's state in one or two sentences. */
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
