'use client';

import { toast, useDocumentInfo, useRouteCache } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { Button, Choice, Dialog, TextField, useAttempt } from '@/design/office/controls';
import { Fact, Panel } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import { getJson } from '@/platform/own-server';
import { formatPence } from '@/prices/rules/money';
import { RegisterList } from '@/territories/office/register-panels';
import { isCertainConflict } from '@/territories/rules/competing-territories';
import type { Standing } from '../data/read-standing';

export type Read =
  | { kind: 'reading' }
  | { kind: 'read'; standing: Standing }
  | { kind: 'failed'; problem: string };

async function readStanding(id: number, signal: AbortSignal): Promise<Read> {
  const response = await getJson(`/api/proposals/${id}/standing`, signal);
  if (response.ok) return { kind: 'read', standing: (await response.json()) as Standing };
  return { kind: 'failed', problem: `The server answered ${response.status}.` };
}

/** State of this page's proposal; read again after each save. */
export function useStanding(id: number): { read: Read; readAgain: () => void } {
  const { lastUpdateTime } = useDocumentInfo();
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both only trigger another read
  useEffect(() => {
    const stop = new AbortController();
    readStanding(id, stop.signal)
      .then(setRead)
      .catch(() => {
        if (stop.signal.aborted) return;
        setRead({ kind: 'failed', problem: 'The server can’t be reached.' });
      });
    return () => stop.abort();
  }, [id, lastUpdateTime, asked]);
  return { read, readAgain: useCallback(() => setAsked((count) => count + 1), []) };
}

/** Runs a step of a proposal, one at a time, and reports its result. */
export function useStep<Answer>(id: number, name: string, readAgain: () => void) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, isBusy, problem } = useAttempt();

  /** @returns whether the step succeeded */
  const act = (body: object, inWords: (answer: Answer) => string): Promise<boolean> =>
    attempt(async () => {
      const answer = await askAsStaff<Answer>(`/api/proposals/${id}/${name}`, body);
      toast.success(inWords(answer));
      readAgain();
      // The surrounding form has the old status, and might let an editor change sent content.
      clearRouteCache();
    });
  return { act, isBusy, problem };
}

interface Props {
  standing: Standing;
  onClose: () => void;
  onDone: () => void;
}

interface Told {
  isMailed: boolean;
}

const more = (pence: number) =>
  pence > 0 ? `, up to ${formatPence(pence)} more with options` : '';

export function Sums({ standing }: { standing: Standing }) {
  const { oncePence, depositPence, monthlyPence, moreOncePence, moreMonthlyPence } = standing;
  return (
    <>
      <Fact term="Once">
        <b>{formatPence(oncePence)}</b>
        {more(moreOncePence)}
      </Fact>
      {(monthlyPence > 0 || moreMonthlyPence > 0) && (
        <Fact term="Every month">
          <b>{formatPence(monthlyPence)}</b>
          {more(moreMonthlyPence)}
        </Fact>
      )}
      <Fact term="Deposit">{formatPence(depositPence)} on acceptance</Fact>
    </>
  );
}

const whoOpens: Record<Standing['accessMode'], string> = {
  private: 'Only with the key in its link, which is in the mail',
  open: 'Anyone with the address',
};

interface SendProps extends Props {
  /** The version of each document shown in the form; the server refuses to send an unseen one. */
  edition: Record<string, string> | undefined;
}

export function SendDialog({ standing, edition, onClose, onDone }: SendProps) {
  const { reserved } = standing;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const needsConfirming = reserved.some(({ kind, isHold }) => isCertainConflict(kind) && !isHold);
  const { act, isBusy, problem } = useStep<object>(standing.id, 'send', onDone);
  async function send() {
    const seen = reserved.filter(({ isHold }) => !isHold).map((rival) => rival.id);
    const isSent = await act(
      { seen, ...(edition ? { edition } : {}) },
      () => `The proposal is on its way to ${standing.clientEmail}.`,
    );
    if (isSent) onClose();
    // Another territory may have been reserved while this dialog was open.
    else onDone();
  }
  return (
    <Dialog
      title={`Send it to ${standing.clientName}?`}
      close="Not yet"
      onClose={onClose}
      problem={problem && `Not sent: ${problem}`}
      actions={
        <Button
          onClick={() => void send()}
          isBusy={isBusy}
          busyLabel="Sending …"
          disabled={needsConfirming && !isConfirmed}
        >
          Send the proposal
        </Button>
      }
    >
      <dl className="office-facts">
        <Fact term="By mail to">{standing.clientEmail}</Fact>
        <Sums standing={standing} />
        <Fact term="Valid until">{standing.validUntilWords}</Fact>
        <Fact term="Who can open it">{whoOpens[standing.accessMode]}</Fact>
      </dl>
      <p>
        Words and prices are fixed from then on: later changes of the price list leave them as they
        are. To change something, revise it.
      </p>
      {reserved.length > 0 && (
        <Panel title="Reserved for another client">
          <RegisterList conflicts={reserved} />
          {needsConfirming && (
            <Choice checked={isConfirmed} onChoose={setIsConfirmed}>
              I have looked at this, and it goes out all the same
            </Choice>
          )}
        </Panel>
      )}
    </Dialog>
  );
}

export function ExtendDialog({ standing, onClose, onDone }: Props) {
  const [day, setDay] = useState('');
  const { act, isBusy, problem } = useStep<Told>(standing.id, 'extend', onDone);
  async function extend() {
    const isDone = await act({ validUntil: day }, ({ isMailed }) =>
      isMailed
        ? `It is valid for longer, and ${standing.clientName} is told by mail.`
        : 'It is valid for longer. There is no e-mail address to tell them.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      title="Give it more time"
      onClose={onClose}
      problem={problem}
      actions={
        <Button onClick={() => void extend()} isBusy={isBusy} disabled={!day}>
          Give it more time
        </Button>
      }
    >
      <p>
        Until now it is valid until {standing.validUntilWords}. The prices stay as they were sent,
        which they can until {standing.pricesUntilWords}.
        {standing.clientEmail ? ` ${standing.clientEmail} gets a mail that says so.` : ''}
      </p>
      <TextField
        label="New last day"
        type="date"
        value={day}
        min={standing.validUntil ?? undefined}
        max={standing.pricesUntil}
        onText={setDay}
      />
    </Dialog>
  );
}

/** Replaces the private link; the old one stops working. */
export function NewLinkDialog({ standing, onClose, onDone }: Props) {
  const { clientEmail } = standing;
  const [mail, setMail] = useState(Boolean(clientEmail));
  const { act, isBusy, problem } = useStep<object>(standing.id, 'new-link', onDone);
  async function renew() {
    const isDone = await act({ mail }, () =>
      mail
        ? `The new link is on its way to ${clientEmail}.`
        : 'There is a new link. Copy it from here.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      title="Make a new link?"
      close="Keep the old one"
      onClose={onClose}
      problem={problem}
      actions={
        <Button onClick={() => void renew()} isBusy={isBusy}>
          Make a new link
        </Button>
      }
    >
      <p>
        The link that is out stops working at once, for everybody who has it.
        {standing.accessMode === 'open'
          ? ' As long as anyone with the address can open the proposal, this changes little: choose “Only with the key in its link” first.'
          : ''}
      </p>
      {clientEmail && (
        <Choice checked={mail} onChoose={setMail}>
          Mail the new link to {clientEmail}
        </Choice>
      )}
    </Dialog>
  );
}

export function WithdrawDialog({ standing, onClose, onDone }: Props) {
  const { clientName, clientEmail } = standing;
  const { act, isBusy, problem } = useStep<Told>(standing.id, 'withdraw', onDone);
  async function withdraw() {
    const isDone = await act({}, ({ isMailed }) =>
      isMailed
        ? `It is withdrawn, and ${clientName} is told by mail.`
        : 'It is withdrawn. There is no e-mail address to tell them.',
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      title="Withdraw it?"
      close="Leave it with the client"
      onClose={onClose}
      problem={problem}
      actions={
        <Button onClick={() => void withdraw()} isBusy={isBusy}>
          Withdraw it
        </Button>
      }
    >
      <p>
        {clientName} can’t accept it any more, and a territory that it holds is free at once. You
        can revise it later to make a new offer.
        {clientEmail ? ` ${clientEmail} gets a mail that says so.` : ''}
      </p>
    </Dialog>
  );
}
