'use client';

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button, copyText, TextField } from '@/design/office/controls';
import { Panel, Problem } from '@/design/office/pieces';
import type { Standing, StandingEvent } from '../data/read-standing';
import { answerLimit } from '../rules/standing';
import {
  ExtendDialog,
  NewLinkDialog,
  SendDialog,
  Sums,
  useStanding,
  useStep,
  WithdrawDialog,
} from './proposal-dialogs';

type Open = 'send' | 'extend' | 'link' | 'withdraw' | null;

function Steps({ standing, onDone }: { standing: Standing; onDone: () => void }) {
  const id = useId();
  const router = useRouter();
  const { config } = useConfig();
  const { data } = useDocumentInfo();
  const edition = (data as { _edition?: Record<string, string> } | undefined)?._edition;
  const isModified = useFormModified();
  const [open, setOpen] = useState<Open>(null);
  const revising = useStep<{ id: number }>(standing.id, 'revise', onDone);
  const { can, problems, path } = standing;
  const isReady = can.send && problems.length === 0 && !isModified;
  const close = () => setOpen(null);

  function revise() {
    void revising.act({}, (made) => {
      router.push(`${config.routes.admin}/collections/proposals/${made.id}`);
      return 'Here is the new draft. The client keeps the old one until you send this.';
    });
  }

  return (
    <div className="office-actions">
      {can.send && (
        <Button
          onClick={() => setOpen('send')}
          disabled={!isReady}
          extraButtonProps={{ 'aria-describedby': `${id}-send` }}
        >
          Send …
        </Button>
      )}
      <Button el="anchor" url={path} newTab buttonStyle="secondary">
        Look at it as the client does
      </Button>
      {can.extend && (
        <Button buttonStyle="secondary" onClick={() => setOpen('extend')}>
          Give it more time …
        </Button>
      )}
      {can.revise && (
        <Button
          buttonStyle="secondary"
          onClick={revise}
          isBusy={revising.isBusy}
          disabled={isModified}
        >
          Revise
        </Button>
      )}
      {can.renewLink && (
        <Button buttonStyle="secondary" onClick={() => setOpen('link')}>
          New link …
        </Button>
      )}
      {can.withdraw && (
        <Button buttonStyle="secondary" onClick={() => setOpen('withdraw')}>
          Withdraw …
        </Button>
      )}
      {can.send && isModified && <p id={`${id}-send`}>Save your changes first, then send it.</p>}
      <Problem>{revising.problem}</Problem>
      {open === 'send' && (
        <SendDialog standing={standing} edition={edition} onClose={close} onDone={onDone} />
      )}
      {open === 'extend' && <ExtendDialog standing={standing} onClose={close} onDone={onDone} />}
      {open === 'withdraw' && (
        <WithdrawDialog standing={standing} onClose={close} onDone={onDone} />
      )}
      {open === 'link' && <NewLinkDialog standing={standing} onClose={close} onDone={onDone} />}
    </div>
  );
}

interface Answered {
  isMailed: boolean;
}

function AnswerQuestion({ standing, onDone }: { standing: Standing; onDone: () => void }) {
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
    <Panel level="h4" title="A question waits for your answer" isNotice>
      <blockquote>{standing.openQuestion}</blockquote>
      <TextField
        label="Your answer"
        rows={6}
        value={text}
        maxLength={answerLimit}
        help="It goes out by mail, and question and answer both stand on the client’s page."
        onText={setText}
      />
      <Problem>{problem && `Not sent: ${problem}`}</Problem>
      <div className="office-actions">
        <Button
          onClick={() => void send()}
          isBusy={isBusy}
          busyLabel="Sending …"
          disabled={!text.trim()}
        >
          Send the answer
        </Button>
      </div>
    </Panel>
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

function EventRecord({ events }: { events: readonly StandingEvent[] }) {
  if (events.length === 0) return null;
  const [newest, earlier] = [events.slice(0, shownAtOnce), events.slice(shownAtOnce)];
  return (
    <Panel level="h4" title="What happened">
      <ol className="office-record">
        {newest.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details>
          <summary>{earlier.length} earlier</summary>
          <ol className="office-record">
            {earlier.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}

function ClientLink({ link, isPrivate }: { link: string; isPrivate: boolean }) {
  const copy = () =>
    copyText(
      link,
      'The link is copied.',
      'Your browser does not let us copy. Select the link and copy it by hand.',
    );
  return (
    <div className="office-inline">
      <TextField
        label="The client’s link"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        help={
          isPrivate
            ? 'It holds the key: anyone who has it can read and accept the proposal.'
            : 'Anyone with the address can read and accept the proposal.'
        }
      />
      <Button buttonStyle="secondary" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}

function Missing({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Panel level="h4" title="Before it can be sent" isNotice>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Panel>
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
      <p className="office-lead">{words}</p>
      <Related standing={standing} />
      <dl className="office-facts">
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

function StandingOf({ id }: { id: number }) {
  const { read, readAgain } = useStanding(id);
  return (
    <Panel title="Status">
      {read.kind === 'reading' && <p>Reading …</p>}
      <Problem>{read.kind === 'failed' && `It could not be read. ${read.problem}`}</Problem>
      {read.kind === 'read' && <Whole standing={read.standing} onDone={readAgain} />}
    </Panel>
  );
}

export function StandingPanel() {
  const { id } = useDocumentInfo();
  if (id !== undefined) return <StandingOf id={Number(id)} />;
  return <p>Enter title and client and save. After that you can look at it as the client will.</p>;
}
