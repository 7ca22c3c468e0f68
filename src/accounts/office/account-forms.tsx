'use client';

import { toast, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';
import { Button, TextField, useAttempt } from '@/design/office/controls';
import { Panel, Problem, Table } from '@/design/office/pieces';
import { askAsStaff } from '@/platform/ask-as-staff';
import type { SessionView } from '../rules/accounts';
import { formatSessionMoment } from '../rules/session-words';
import { askAccount } from '../ui/ask-account';

interface SessionListProps {
  account: number;
  isOwn: boolean;
  sessions: readonly SessionView[];
}

interface RowProps {
  session: SessionView;
  isEnding: boolean;
  onEnd: (session: string) => void;
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const { id, device, since, until, isThisOne } = session;
  const where = device ?? 'Unknown browser';
  const began = formatSessionMoment(since);
  return (
    <tr>
      <th scope="row">{where}</th>
      <td>{began}</td>
      <td>{formatSessionMoment(until)}</td>
      <td>
        {isThisOne ? (
          'This one'
        ) : (
          <button
            type="button"
            className="office-link"
            disabled={isEnding}
            aria-label={`End the session of ${began}, ${where}`}
            onClick={() => onEnd(id)}
          >
            End it
          </button>
        )}
      </td>
    </tr>
  );
}

export function SessionList({ account, isOwn, sessions: first }: SessionListProps) {
  const [sessions, setSessions] = useState(first);
  const { attempt, isBusy: isEnding, problem } = useAttempt();
  const others = sessions.filter(({ isThisOne }) => !isThisOne);

  const end = (which: { session: string } | { all: 'others' }) =>
    void attempt(async () => {
      const path = `/api/users/${account}/end-sessions` as const;
      setSessions((await askAsStaff<{ sessions: SessionView[] }>(path, which)).sessions);
      toast.success('Signed out there.');
    });

  return (
    <Panel title={isOwn ? 'Where you are signed in' : 'Where they are signed in'}>
      <p>
        {sessions.length === 0
          ? 'Nowhere at the moment.'
          : 'Something here that should not be? End it, then change the password.'}
      </p>
      {sessions.length > 0 && (
        <Table head={['Browser', 'Since', 'Until, at the latest']} hiddenHead="What to do">
          {sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              isEnding={isEnding}
              onEnd={(id) => end({ session: id })}
            />
          ))}
        </Table>
      )}
      {others.length > 1 && (
        <div className="office-actions">
          <Button
            buttonStyle="secondary"
            disabled={isEnding}
            onClick={() => end({ all: 'others' })}
          >
            {isOwn ? 'End all others' : 'End all'}
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
    </Panel>
  );
}

interface ProofProps {
  value: string;
  onText: (text: string) => void;
  onEnter: () => void;
}

/** Not needed right after signing in. */
export function ProofField(props: ProofProps) {
  return (
    <TextField
      {...props}
      label="Your current password"
      help="Not needed in the first ten minutes after you signed in."
      type="password"
      autoComplete="current-password"
    />
  );
}

interface FormProps {
  account: number;
  isOwn: boolean;
  onDone: () => void;
}

/** @param send returns the success message */
function useForm(send: () => Promise<string>, onDone: () => void) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, ...state } = useAttempt();
  const submit = () =>
    void attempt(async () => {
      toast.success(await send());
      onDone();
      clearRouteCache();
    });
  return { submit, ...state };
}

interface ButtonsProps {
  label: string;
  form: ReturnType<typeof useForm>;
  onCancel: () => void;
}

function Buttons({ label, form, onCancel }: ButtonsProps) {
  return (
    <>
      <Problem>{form.problem}</Problem>
      <div className="office-actions">
        <Button onClick={form.submit} isBusy={form.isBusy}>
          {label}
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function EmailForm({ account, isInvited, onDone }: FormProps & { isInvited: boolean }) {
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const form = useForm(async () => {
    await askAccount('change-email', { account, email, currentPassword });
    return isInvited
      ? `Another invitation is on its way to ${email}. The link before it stops working.`
      : `A mail is on its way to ${email}. The address counts once its link is pressed.`;
  }, onDone);
  return (
    <>
      <TextField
        label="New e-mail address"
        help={
          isInvited
            ? 'The invitation is sent there anew.'
            : 'We send a link there; the address counts once it is pressed. The present one hears of it.'
        }
        type="email"
        autoComplete="off"
        value={email}
        onText={setEmail}
        onEnter={form.submit}
      />
      <ProofField value={currentPassword} onText={setCurrentPassword} onEnter={form.submit} />
      <Buttons label="Change the address" form={form} onCancel={onDone} />
    </>
  );
}

function PasswordForm({ account, isOwn, onDone }: FormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const form = useForm(async () => {
    if (password !== again) throw new Error('The two new passwords are not the same.');
    await askAccount('change-password', { account, password, currentPassword });
    return isOwn
      ? 'Your new password is set. Everywhere else you are signed out.'
      : 'The new password is set. They are signed out everywhere.';
  }, onDone);
  const own = { type: 'password', autoComplete: 'new-password', onEnter: form.submit } as const;
  return (
    <>
      <TextField
        {...own}
        label="New password, at least 12 characters"
        value={password}
        onText={setPassword}
      />
      <TextField {...own} label="The same password again" value={again} onText={setAgain} />
      <ProofField value={currentPassword} onText={setCurrentPassword} onEnter={form.submit} />
      <Buttons label="Set the password" form={form} onCancel={onDone} />
    </>
  );
}

function WantedEmail({ account, email }: { account: number; email: string }) {
  const form = useForm(
    async () => {
      await askAccount('cancel-email', { account });
      return 'Taken back: the address stays as it is.';
    },
    () => {},
  );
  return (
    <>
      <p>
        Waiting for {email}: the address counts once the link in the mail is pressed, within a day.
      </p>
      <Problem>{form.problem}</Problem>
      <div className="office-actions">
        <Button buttonStyle="secondary" onClick={form.submit} disabled={form.isBusy}>
          Take it back
        </Button>
      </div>
    </>
  );
}

interface Props {
  account: number;
  isOwn: boolean;
  isInvited: boolean;
  wanted: string | null;
}

export function CredentialsForms({ account, isOwn, isInvited, wanted }: Props) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel title="E-mail address and password">
      <p>
        {isOwn
          ? 'Both are changed here, with your current password, and end your other sessions.'
          : 'Both are changed here, with your own current password. They hear of it by mail.'}
      </p>
      {wanted ? <WantedEmail account={account} email={wanted} /> : null}
      {open === 'email' && <EmailForm {...{ account, isOwn, isInvited }} onDone={close} />}
      {open === 'password' && <PasswordForm {...{ account, isOwn }} onDone={close} />}
      {open === null && (
        <div className="office-actions">
          <Button buttonStyle="secondary" onClick={() => setOpen('email')}>
            Change the e-mail address
          </Button>
          <Button buttonStyle="secondary" onClick={() => setOpen('password')}>
            Change the password
          </Button>
        </div>
      )}
    </Panel>
  );
}
