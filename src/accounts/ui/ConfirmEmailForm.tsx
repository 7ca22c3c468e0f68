'use client';

import { useActionState } from 'react';
import { Button } from '@/design/ui/Button';
import { Notice } from '@/design/ui/Notice';
import type { EmailConfirmed } from '../rules/sign-in';

interface Props {
  token: string;
  path: string;
  account: string;
  confirm: (before: EmailConfirmed | null, form: FormData) => Promise<EmailConfirmed>;
}

/** The visitor must press a button, because mail scanners open every link. */
export function ConfirmEmailForm({ token, path, account, confirm }: Props) {
  const [outcome, action, isBusy] = useActionState(confirm, null, path);
  if (outcome?.status === 'changed') {
    return (
      <>
        <Notice tone="success" role="status" className="mb-6">
          The address of your account is {outcome.email} now. Everywhere else you were signed out.
        </Notice>
        <a href={account} className="text-ink">
          To the back office
        </a>
      </>
    );
  }
  return (
    <form action={action}>
      {outcome ? (
        <Notice tone="error" role="alert" className="mb-6">
          {outcome.error}
        </Notice>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking..." wide>
        Confirm this address
      </Button>
    </form>
  );
}
