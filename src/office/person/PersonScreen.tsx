'use client';

import { Button, toast } from '@payloadcms/ui';
import Link from 'next/link';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { askAsStaff } from '@/platform/ask-as-staff';
import { dayInWords } from '@/platform/time/uk-days';
import {
  countInWords,
  type FoundPerson,
  type HeldRecord,
  type PersonGroup,
  type PersonSummary,
  personGroups,
} from '../rules/person';
import { EraseDialog } from './EraseDialog';

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
function Held({ person: { groups, kept } }: { person: PersonSummary }) {
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

type Answer = { person: PersonSummary } | { people: FoundPerson[] };

/** The file to hand over, named without the person: it lies in a folder of downloads. */
async function download(email: string): Promise<void> {
  const answer = await askAsStaff<object>('/api/persons/export', { email });
  const blob = new Blob([`${JSON.stringify(answer, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `person-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Finds a person, shows what is held about them, hands it out, and erases it. */
export function PersonScreen({ initialSearch }: { initialSearch: string }) {
  const id = useId();
  const [search, setSearch] = useState(initialSearch);
  const [found, setFound] = useState<Answer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    await work().catch((error: Error) => setProblem(error.message));
    setIsBusy(false);
  }
  async function look(text: string) {
    setFound(null);
    setFound(await askAsStaff<Answer>('/api/persons/find', { search: text }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt(() => look(search));
  }
  async function erase({ email, seen }: PersonSummary) {
    setIsAsking(false);
    const { erased } = await askAsStaff<{ erased: Record<PersonGroup, number> }>(
      '/api/persons/erase',
      { email, seen },
    );
    const files = erased.files > 0 ? ' Mail files go within a minute.' : '';
    toast.success(`Erased: ${countInWords(erased)}.${files}`);
    await look(email);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever comes from an enquiry
  useEffect(() => {
    if (initialSearch) void attempt(() => look(initialSearch));
  }, []);

  const person = found && 'person' in found ? found.person : null;
  const people = found && 'people' in found ? found.people : null;
  const isNothing = person && person.groups.length === 0;
  return (
    <>
      <p>
        Everything that this site holds about one person: to show it to them, to hand it over as a
        file, and to erase it when they ask. Check first that it is them who asks.
      </p>
      <form className="person__search" onSubmit={submit}>
        <label htmlFor={`${id}-search`}>E-mail address, name or telephone number</label>
        <div>
          <input
            id={`${id}-search`}
            value={search}
            maxLength={254}
            autoComplete="off"
            onChange={({ target }) => setSearch(target.value)}
          />
          <Button type="submit" disabled={isBusy} margin={false}>
            {isBusy ? 'One moment …' : 'Look'}
          </Button>
        </div>
      </form>
      <p role="alert" className="person__problem">
        {problem}
      </p>
      {people && (
        <section aria-label="People found">
          <p role="status">
            {people.length === 0
              ? 'Nobody by that name or number wrote to us. Search by the e-mail address to be sure.'
              : 'Which of them? Choose an address.'}
          </p>
          <ul className="person__list">
            {people.map(({ email, name }) => (
              <li key={email}>
                <button
                  type="button"
                  onClick={() => {
                    setSearch(email);
                    void attempt(() => look(email));
                  }}
                >
                  {name}, {email}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {person && (
        <section aria-labelledby={`${id}-person`}>
          <h2 id={`${id}-person`}>{person.email}</h2>
          <p role="status">
            {isNothing && person.kept.length === 0
              ? 'Nothing is held about this address.'
              : `Held: ${countInWords(Object.fromEntries(person.groups.map(({ key, count }) => [key, count])))}${person.kept.length > 0 ? `, and ${person.kept.length} to be kept` : ''}.`}
          </p>
          <Held person={person} />
          <div className="person__actions">
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => void attempt(() => download(person.email))}
            >
              Export as a file
            </Button>
            {!person.refusal && !isNothing && (
              <Button disabled={isBusy} margin={false} onClick={() => setIsAsking(true)}>
                Erase …
              </Button>
            )}
          </div>
          {person.refusal && <p>Nothing of it is erased here. {person.refusal}</p>}
          <p className="person__note">
            Not looked through: testimonials, case studies and territories, which you published or
            agreed on; backups, which are overwritten in turn; your own mailboxes; and the server’s
            log.
          </p>
        </section>
      )}
      {person && isAsking && (
        <EraseDialog
          person={person}
          onClose={() => setIsAsking(false)}
          onErase={() => void attempt(() => erase(person))}
        />
      )}
    </>
  );
}
