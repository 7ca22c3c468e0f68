import type { PersonView } from '@/content/rules/view-models';
import { getSiteIdentity } from '@/content/store/site';
import { classNames } from '@/design/ui/class-names';
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

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const large = 'w-24 sm:w-36 lg:w-44';
const small = 'w-9 sm:w-16';

function Portrait({ name, portrait, isSmall = false }: PersonView & { isSmall?: boolean }) {
  const width = isSmall ? small : large;
  if (portrait) {
    return (
      <Picture
        picture={portrait}
        sizes={isSmall ? '4rem' : '(min-width: 64rem) 11rem, (min-width: 40rem) 9rem, 6rem'}
        className={classNames('aspect-[4/5] flex-none rounded-control object-cover', width)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid aspect-[4/5] flex-none place-items-center rounded-control border border-ink bg-sheet font-display font-[640] text-orchard',
        isSmall ? 'text-h4' : 'text-[3rem]/none',
        width,
      )}
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

/** Portraits, names and roles of the studio's people beside a form; empty while it has none. */
export async function Faces({ className }: { className?: string }) {
  const { people } = await getSiteIdentity();
  if (people.length === 0) return null;
  return (
    <ul
      aria-label="Who answers"
      className={classNames('grid gap-2 text-small sm:gap-3 sm:max-lg:grid-cols-2', className)}
    >
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-2.5 sm:gap-4">
          <Portrait {...person} isSmall />
          <div className="min-w-0 max-sm:flex max-sm:flex-1 max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-3">
            <p className="font-semibold">{person.name}</p>
            <p className="text-muted max-sm:hidden">{person.role}</p>
            {person.isSample ? <Tag className="sm:mt-1">Sample person</Tag> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Portraits, telephone and e-mail beside questions; only in wide windows. */
export async function AskUs() {
  const { people, email, phone, isContactSample } = await getSiteIdentity();
  const names = people.flatMap(({ name }) => name.split(' ', 1));
  return (
    <div data-shared="" className="mt-8 max-lg:hidden print-hidden">
      {people.length > 0 ? (
        <div className="mb-3 flex items-end gap-2">
          {people.map((person) => (
            <Portrait key={person.id} {...person} isSmall />
          ))}
          {people.some(({ isSample }) => isSample) ? (
            <Tag className="ms-1">Sample people</Tag>
          ) : null}
        </div>
      ) : null}
      <p>Something else? Ask {names.length > 0 ? either.format(names) : 'us'}.</p>
      <p className="flex flex-wrap gap-x-6 text-small">
        {phone ? (
          <a href={phoneHref(phone)} className="touch inline-flex items-center font-mono">
            {phone}
            {isContactSample ? ' (sample)' : null}
          </a>
        ) : null}
        <a href={`mailto:${email}`} className="touch inline-flex items-center">
          {email}
        </a>
      </p>
    </div>
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
