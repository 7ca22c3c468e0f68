import { dayInWords } from '@/platform/time/uk-days';
import { formatPolicyFigure } from '@/prices/rules/format-policy-figure';
import type { Certificate } from '../rules/certificate';
import type { TerritoryStateKind } from '../rules/territory-state';

/** Between what is reserved and for whom. */
export const verbs: Record<TerritoryStateKind, string> = {
  provisional: 'provisionally reserved for',
  upcoming: 'reserved for',
  active: 'reserved for',
  ending: 'reserved for',
  tail: 'still reserved for',
  free: 'no longer reserved for',
};

/** What holds today, and how long. */
export function validityOf({ state, today }: Certificate): string {
  const [start, end, until] = [state.startsOn, state.endsOn, state.reservedUntil].map((day) =>
    day ? dayInWords(day) : '',
  );
  const asOf = `As of ${dayInWords(today)}`;
  switch (state.kind) {
    case 'provisional':
      return `${asOf}, the area is kept for this client: a retainer was agreed, and its first day is still to be confirmed.`;
    case 'upcoming':
      return `${asOf}, the area is promised: the retainer starts on ${start}, and nobody else can have it until then either.`;
    case 'active':
      return `Valid while the retainer is active. ${asOf}, it is.`;
    case 'ending':
      return `${asOf}, the retainer is active. It ends on ${end}, and the area stays reserved until ${until}.`;
    case 'tail':
      return `The retainer ended on ${end}. ${asOf}, the area is still reserved, until ${until}.`;
    case 'free':
      return `The retainer ended on ${end}, and the reservation on ${until}. ${asOf}, the area is free for somebody else.`;
  }
}

const inSentence = (name: string) =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/**
 * What the promise comes down to (the policy page says it in full).
 *
 * @param periods policy figures in words, e.g. `60 days`
 */
export function meaningOf(
  { niche, place, state, tailMonths, clientName }: Certificate,
  periods: { notice: string; change: string },
): string[] {
  const tail = formatPolicyFigure(tailMonths, 'months');
  const isRunning = state.kind !== 'tail';
  return [
    `We take on no other client for ${inSentence(niche)} in ${place}, whether or not they would take out a retainer.`,
    ...(isRunning
      ? [
          `The promise holds while ${clientName} has an active monthly retainer with us, the notice period of ${periods.notice} included, and for ${tail} after it.`,
          `If our policy on exclusivity changes, we say so ${periods.change} before, in writing.`,
        ]
      : []),
    'It binds us and nobody else: others may hire another agency. It promises no place in search results.',
  ];
}
