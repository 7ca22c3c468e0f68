'use client';

import { toast } from '@payloadcms/ui';
import Link from 'next/link';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, Choice, Dialog, TextField, useAttempt } from '@/design/office/controls';
import { Fact, Panel, Problem } from '@/design/office/pieces';
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

function Held({ person: { groups, kept } }: { person: PersonSummary }) {
  return (
    <>
      <dl className="office-facts">
        {groups.map(({ key, count, records }) => (
          <Fact
            key={key}
            term={
              <>
                {labelOf(key)} <span>{count}</span>
              </>
            }
          >
            <ul className="office-rows">
              {records.map((record, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two mails may have one subject
                <li key={index}>
                  <Label {...record} />
                </li>
              ))}
              {count > records.length && records.length > 0 && (
                <li>And {count - records.length} more.</li>
              )}
            </ul>
          </Fact>
        ))}
      </dl>
      {kept.length > 0 && (
        <>
          <h3>Kept, also when the rest is erased</h3>
          <ul className="office-record">
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

/** Downloads the export. Its file name omits the person, because it stays in a shared folder. */
async function download(email: string): Promise<void> {
  const answer = await askAsStaff<object>('/api/persons/export', { email });
  const blob = new Blob([`${JSON.stringify(answer, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `person-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

interface EraseProps {
  person: PersonSummary;
  onClose: () => void;
  onErase: () => void;
}

export function EraseDialog({ person, onClose, onErase }: EraseProps) {
  const { email, groups, kept } = person;
  const [isSure, setIsSure] = useState(false);
  const counts = Object.fromEntries(groups.map(({ key, count }) => [key, count]));
  return (
    <Dialog
      title={`Erase ${email}?`}
      close="Keep everything"
      onClose={onClose}
      actions={
        <Button onClick={onErase} disabled={!isSure}>
          Erase for good
        </Button>
      }
    >
      <p>For good goes: {countInWords(counts)}.</p>
      {kept.length > 0 && (
        <p>
          Stays: {kept.map(({ label }) => label).join('; ')}. The law asks for it, or it is the
          audit log.
        </p>
      )}
      <p>The audit log keeps that it was done and how many records went, without the address.</p>
      <Choice checked={isSure} onChoose={setIsSure}>
        This person asked for it, and nothing of it is needed any more
      </Choice>
    </Dialog>
  );
}

export function PersonScreen({ initialSearch }: { initialSearch: string }) {
  const [search, setSearch] = useState(initialSearch);
  const [found, setFound] = useState<Answer | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { attempt, isBusy, problem } = useAttempt();

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after a link from an enquiry
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
      <form className="office-inline" onSubmit={submit}>
        <TextField
          label="E-mail address, name or telephone number"
          value={search}
          maxLength={254}
          autoComplete="off"
          onText={setSearch}
        />
        <Button type="submit" isBusy={isBusy}>
          Look
        </Button>
      </form>
      <Problem>{problem}</Problem>
      {people && (
        <section aria-label="People found">
          <p role="status">
            {people.length === 0
              ? 'No one by that name or number wrote to us. Search by the e-mail address to be sure.'
              : 'Which of them? Choose an address.'}
          </p>
          <ul className="office-rows">
            {people.map(({ email, name }) => (
              <li key={email}>
                <button
                  type="button"
                  className="office-link"
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
        <Panel level="h2" title={person.email}>
          <p role="status">
            {isNothing && person.kept.length === 0
              ? 'Nothing is held about this address.'
              : `Held: ${countInWords(Object.fromEntries(person.groups.map(({ key, count }) => [key, count])))}${person.kept.length > 0 ? `, and ${person.kept.length} to be kept` : ''}.`}
          </p>
          <Held person={person} />
          <div className="office-actions">
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => void attempt(() => download(person.email))}
            >
              Export as a file
            </Button>
            {!person.refusal && !isNothing && (
              <Button disabled={isBusy} onClick={() => setIsAsking(true)}>
                Erase …
              </Button>
            )}
          </div>
          {person.refusal && <p>Nothing of it is erased here. {person.refusal}</p>}
          <p className="office-note">
            Not looked through: testimonials, case studies and territories, which you published or
            agreed on; backups, which are overwritten in turn; your own mailboxes; and the server’s
            log.
          </p>
        </Panel>
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
