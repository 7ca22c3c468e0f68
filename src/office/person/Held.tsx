import Link from 'next/link';
import { dayInWords } from '@/platform/time/uk-days';
import {
  type HeldRecord,
  type PersonGroup,
  type PersonSummary,
  personGroups,
} from '../rules/person';

const labelOf = (group: PersonGroup) =>
  personGroups.find(({ key }) => key === group)?.many ?? group;

function Label({ label, href }: HeldRecord) {
  return href ? (
    <Link href={href} prefetch={false}>
      {label}
    </Link>
  ) : (
    label
  );
}

/** What is held about a person, group by group, and what erasing leaves. */
export function Held({ person: { groups, kept } }: { person: PersonSummary }) {
  return (
    <>
      <dl className="person__groups">
        {groups.map(({ key, count, records }) => (
          <div key={key}>
            <dt>
              {labelOf(key)} <span>{count}</span>
            </dt>
            {records.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two mails may have one subject
              <dd key={index}>
                <Label {...record} />
              </dd>
            ))}
            {count > records.length && records.length > 0 && (
              <dd>And {count - records.length} more.</dd>
            )}
          </div>
        ))}
      </dl>
      {kept.length > 0 && (
        <>
          <h3>Kept, also when the rest is erased</h3>
          <ul className="person__list">
            {kept.map(({ label, href, why, until }) => (
              <li key={href}>
                <Label label={label} href={href} />. {why}{' '}
                {until ? `Kept until ${dayInWords(until)}.` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
