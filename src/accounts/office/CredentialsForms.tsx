'use client';

import { Button, toast, useRouteCache } from '@payloadcms/ui';
import { useState } from 'react';
import { askAccount } from '../ui/ask-account';
import { PanelField, ProofField } from './PanelField';

interface FormProps {
  account: number;
  isOwn: boolean;
  onDone: () => void;
}

/** Sends one of the two forms, once at a time. */
function useForm(send: () => Promise<string>, onDone: () => void) {
  const { clearRouteCache } = useRouteCache();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function submit() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      toast.success(await send());
      onDone();
      clearRouteCache();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  }
  return { submit: () => void submit(), isBusy, problem, setProblem };
}

interface ButtonsProps {
  label: string;
  form: ReturnType<typeof useForm>;
  onCancel: () => void;
}

function Buttons({ label, form, onCancel }: ButtonsProps) {
  return (
    <>
      <p role="alert" className="account__problem">
        {form.problem}
      </p>
      <div className="account__actions">
        <Button onClick={form.submit} disabled={form.isBusy} margin={false}>
          {form.isBusy ? 'One moment …' : label}
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel} margin={false}>
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
      <PanelField
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
      <PanelField
        {...own}
        label="New password, at least 12 characters"
        value={password}
        onText={setPassword}
      />
      <PanelField {...own} label="The same password again" value={again} onText={setAgain} />
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
      <p role="alert" className="account__problem">
        {form.problem}
      </p>
      <div className="account__actions">
        <Button buttonStyle="secondary" onClick={form.submit} disabled={form.isBusy} margin={false}>
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
  /** An address that is not confirmed yet. */
  wanted: string | null;
}

/** Changes the address and the password of an account. */
export function CredentialsForms({ account, isOwn, isInvited, wanted }: Props) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="account" aria-labelledby="credentials">
      <h3 id="credentials">E-mail address and password</h3>
      <p>
        {isOwn
          ? 'Both are changed here, with your current password, and end your other sessions.'
          : 'Both are changed here, with your own current password. They hear of it by mail.'}
      </p>
      {wanted ? <WantedEmail account={account} email={wanted} /> : null}
      {open === 'email' && <EmailForm {...{ account, isOwn, isInvited }} onDone={close} />}
      {open === 'password' && <PasswordForm {...{ account, isOwn }} onDone={close} />}
      {open === null && (
        <div className="account__actions">
          <Button buttonStyle="secondary" margin={false} onClick={() => setOpen('email')}>
            Change the e-mail address
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setOpen('password')}>
            Change the password
          </Button>
        </div>
      )}
    </section>
  );
}
