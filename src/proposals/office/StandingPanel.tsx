'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import Link from 'next/link';
import { useId, useState } from 'react';
import type { Standing } from '../rules/standing';
import { answerLimit, type StandingEvent } from '../rules/standing';
import { Steps } from './Steps';
import { Sums } from './Sums';
import { useStanding, useStep } from './use-standing';

interface Answered {
  isMailed: boolean;
}

/** The client’s question, and a place for our answer. */
function AnswerQuestion({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const { act, isBusy, problem } = useStep<Answered>(standing.id, 'answer', onDone);
  async function send() {
    const isDone = await act({ text }, ({ isMailed }) =>
      isMailed
        ? `Your answer is on its way to ${standing.clientEmail}, and stands on the proposal.`
        : 'Your answer stands on the proposal. There is no e-mail address to send it to.',
    );
    if (isDone) setText('');
  }
  return (
    <div className="proposal-question">
      <h4>A question waits for your answer</h4>
      <blockquote>{standing.openQuestion}</blockquote>
      <label htmlFor={id}>Your answer</label>
      <textarea
        id={id}
        rows={6}
        value={text}
        maxLength={answerLimit}
        onChange={({ target }) => setText(target.value)}
      />
      <p>It goes out by mail, and question and answer both stand on the client’s page.</p>
      {problem && (
        <p role="alert" className="proposal-problem">
          Not sent: {problem}
        </p>
      )}
      <Button onClick={send} disabled={isBusy || !text.trim()} margin={false}>
        {isBusy ? 'Sending …' : 'Send the answer'}
      </Button>
    </div>
  );
}

const shownAtOnce = 5;

function Event({ event }: { event: StandingEvent }) {
  const { kind, label, when, byName, text } = event;
  const isTalk = kind === 'question' || kind === 'answer';
  return (
    <li>
      <p>
        <b>{label}</b> <span>{byName ? `${when}, ${byName}` : when}</span>
      </p>
      {text && (isTalk ? <blockquote>{text}</blockquote> : <p>{text}</p>)}
    </li>
  );
}

/** What happened to a proposal, the newest first; what was said, in full. */
function EventRecord({ events }: { events: readonly StandingEvent[] }) {
  if (events.length === 0) return null;
  const [newest, earlier] = [events.slice(0, shownAtOnce), events.slice(shownAtOnce)];
  return (
    <div className="proposal-record">
      <h4>What happened</h4>
      <ol>
        {newest.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          <ol>
            {earlier.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** The link that the client has, to copy and to open. */
function ClientLink({ link, isPrivate }: { link: string; isPrivate: boolean }) {
  const id = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('The link is copied.');
    } catch {
      toast.error('Your browser does not let us copy. Select the link and copy it by hand.');
    }
  }
  return (
    <div className="proposal-link">
      <label htmlFor={id}>The client’s link</label>
      <div>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button size="small" buttonStyle="secondary" onClick={copy} margin={false}>
          Copy
        </Button>
      </div>
      <p>
        {isPrivate
          ? 'It holds the key: whoever has it can read and accept the proposal.'
          : 'Whoever has the address can read and accept the proposal.'}
      </p>
    </div>
  );
}

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
