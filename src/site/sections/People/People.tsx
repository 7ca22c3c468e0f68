import type { PersonView } from '@/content/rules/view-models';
import { getSiteIdentity } from '@/content/store/site';
import { Picture } from '@/design/ui/Picture';
import { Tag } from '@/design/ui/Tag';
import type { PeopleBlock } from '@/payload-types';
import { phoneHref } from '@/platform/phone';
import { HeadedSection } from '../HeadedSection';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([letter]) => letter)
    .slice(0, 2)
    .join('');

function Portrait({ name, portrait }: PersonView) {
  if (portrait) {
    return (
      <Picture
        picture={portrait}
        sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 9rem, 6rem"
        className="aspect-[4/5] w-24 flex-none sm:w-36 rounded-control object-cover lg:w-44"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid aspect-[4/5] w-24 flex-none sm:w-36 place-items-center rounded-control border border-ink bg-sheet font-display text-[3rem]/none font-[640] text-orchard lg:w-44"
    >
      {initialsOf(name)}
    </span>
  );
}

function Person(person: PersonView) {
  const { name, role, phone, words, isSample } = person;
  return (
    <li className="flex items-start gap-x-5 border-t border-ink pt-6 sm:gap-x-7">
      <Portrait {...person} />
      <div className="min-w-0 flex-1">
        {isSample ? <Tag className="mb-2.5 bg-sheet">Sample person</Tag> : null}
        <h3 className="text-h3">{name}</h3>
        <p className="text-small text-muted">{role}</p>
        {words ? <p className="mt-3 max-w-[34em]">{words}</p> : null}
        {phone ? (
          <a
            href={phoneHref(phone)}
            className="touch inline-flex items-center font-mono text-small"
          >
            {phone}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** On pages whose sections no editor arranges. */
export const peopleHeading = 'You talk to the people who build your site';

/** The people of the site settings; left out while there is none to show. */
export async function People(props: { block: Omit<PeopleBlock, 'blockType'>; shared?: boolean }) {
  const { block, shared } = props;
  const { people } = await getSiteIdentity();
  if (people.length === 0) return null;
  return (
    <HeadedSection head={block} rank="main" reveal ground="mist" shared={shared}>
      <ul className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:mt-9 lg:grid-cols-2">
        {people.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </ul>
    </HeadedSection>
  );
}
