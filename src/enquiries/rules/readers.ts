import type { SiteIdentity } from '@/content/rules/view-models';
import { wordRingTime } from './options';

/** More names than this say less than “a person”. */
const mostNamed = 2;

/** Who reads what the site's forms send: the people of the settings, if they are few and no samples. */
export function readersOf({ people, brandName }: Pick<SiteIdentity, 'people' | 'brandName'>) {
  const real = people.filter(({ isSample }) => !isSample);
  return real.length > 0 && real.length <= mostNamed
    ? real.map(({ name }) => name).join(' or ')
    : `A person at ${brandName}`;
}

/**
 * The address that we answer to, or the number and when. Who gives both and says when to ring is
 * rung.
 */
export function wordAnswerTo(
  told: Partial<Record<'email' | 'phone' | 'ringWhen', string | null>>,
): string {
  const { email, phone, ringWhen } = told;
  if (!phone || (email && !ringWhen)) return email ?? '';
  return [phone, wordRingTime(ringWhen)].filter(Boolean).join(' ');
}

/** Before an address or a number, on the receipt of an enquiry. */
export const wordAnswerWay = (answerTo: string) =>
  answerTo.includes('@') ? 'We write to' : 'We ring';
