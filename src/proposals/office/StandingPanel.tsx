'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import type { Standing } from '../rules/standing';
import { AnswerQuestion } from './AnswerQuestion';
import { ClientLink } from './ClientLink';
import { EventRecord } from './EventRecord';
import { Steps } from './Steps';
import { Sums } from './Sums';
import { useStanding } from './use-standing';

function Missing({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="proposal-missing">
      <h4>Before it can be sent</h4>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

function Related({ standing: { supersedes, supersededBy, territory } }: { standing: Standing }) {
  const { config } = useConfig();
  const { admin } = config.routes;
  const href = (id: number) => `${admin}/collections/proposals/${id}`;
  return (
    <>
      {territory && (
        <p>
          It reserved{' '}
          <Link href={`${admin}/collections/territories/${territory.id}`}>a territory</Link>
          {territory.isProvisional ? ', provisionally: confirm the retainer’s start there.' : '.'}
        </p>
      )}
      {supersedes && (
        <p>
          It replaces <Link href={href(supersedes.id)}>{supersedes.title}</Link>, from the moment it
          is sent.
        </p>
      )}
      {supersededBy && (
        <p>
          It was revised: <Link href={href(supersededBy.id)}>{supersededBy.title}</Link>.
        </p>
      )}
    </>
  );
}

function Whole({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const { words, problems, link, accessMode, openQuestion, events } = standing;
  return (
    <>
      <p className="proposal-standing__words">{words}</p>
      <Related standing={standing} />
      <dl className="proposal-facts">
        <Sums standing={standing} />
      </dl>
      <Missing problems={problems} />
      <Steps standing={standing} onDone={onDone} />
      {openQuestion !== null && <AnswerQuestion standing={standing} onDone={onDone} />}
      {link && <ClientLink link={link} isPrivate={accessMode === 'private'} />}
      <EventRecord events={events} />
    </>
  );
}

function Panel({ id }: { id: number }) {
  const { read, readAgain } = useStanding(id);
  return (
    <section className="proposal-standing" aria-labelledby="proposal-standing">
      <h3 id="proposal-standing">Where it stands</h3>
      {read.kind === 'reading' && <p>Reading …</p>}
      {read.kind === 'failed' && (
        <p role="alert" className="proposal-problem">
          It could not be read. {read.problem}
        </p>
      )}
      {read.kind === 'read' && <Whole standing={read.standing} onDone={readAgain} />}
    </section>
  );
}

/** On a proposal: where it stands, what it comes to, and what can be done. */
export function StandingPanel() {
  const { id } = useDocumentInfo();
  if (id !== undefined) return <Panel id={Number(id)} />;
  return (
    <section className="proposal-standing">
      <p>Enter title and client and save. After that you can look at it as the client will.</p>
    </section>
  );
}
