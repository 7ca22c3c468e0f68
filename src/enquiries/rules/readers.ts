import type { SiteIdentity } from '@/content/rules/view-models';

/** More names than this say less than “a person”. */
const mostNamed = 2;

/** Who reads what the site's forms send: the people of the settings, if they are few. */
export function readersOf({ people, brandName }: Pick<SiteIdentity, 'people' | 'brandName'>) {
  return people.length > 0 && people.length <= mostNamed
    ? people.map(({ name }) => name).join(' or ')
    : `A person at ${brandName}`;
}
