import type { SiteIdentity } from '@/content/rules/view-models';

/** More names than this say less than “a person”. */
const mostNamed = 2;

/** Who reads what the site's forms send: the people of the settings, if they are few and no samples. */
export function readersOf({ people, brandName }: Pick<SiteIdentity, 'people' | 'brandName'>) {
  const real = people.filter(({ isSample }) => !isSample);
  return real.length > 0 && real.length <= mostNamed
    ? real.map(({ name }) => name).join(' or ')
    : `A person at ${brandName}`;
}

/** Before an address or a number, on the receipt of an enquiry. */
export const wordAnswerWay = (answerTo: string) =>
  answerTo.includes('@') ? 'We write to' : 'We ring';
