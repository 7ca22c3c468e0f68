'use client';

import {
  Button,
  Drawer,
  toast,
  useAuth,
  useListDrawerContext,
  useModal,
  useRouteCache,
} from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '@/payload-types';
import { askAsStaff } from '@/platform/ask-as-staff';
import { invitationDays, roleWords } from '../rules/accounts';
import { roles } from '../rules/permissions';

const drawer = 'invite-somebody';

function InvitationForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const { clearRouteCache } = useRouteCache();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const wanted = Object.fromEntries(new FormData(form));
    setIsSending(true);
    setProblem('');
    try {
      await askAsStaff('/api/users/invite', wanted);
      toast.success(`The invitation to ${String(wanted.email)} is on its way.`);
      form.reset();
      clearRouteCache();
      onDone();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsSending(false);
  }

  return (
    <form className="invite" onSubmit={send} noValidate>
      <p>
        They get a mail with a link, choose a password of their own, and are signed in. The link
        works for {invitationDays} days; you can send another one from the account’s page.
      </p>
      <div>
        <label htmlFor={`${id}-name`}>Name</label>
        <input id={`${id}-name`} name="name" autoComplete="off" maxLength={100} required />
      </div>
      <div>
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="off" required />
      </div>
      <fieldset>
        <legend>Role</legend>
        {roles.toReversed().map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} required /> {roleWords[role]}
          </label>
        ))}
      </fieldset>
      <p role="alert" className="account__problem">
        {problem}
      </p>
      <div className="account__actions">
        <Button type="submit" disabled={isSending} margin={false}>
          {isSending ? 'One moment …' : 'Send the invitation'}
        </Button>
        <Button buttonStyle="secondary" onClick={onDone} margin={false}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Above the list of accounts, for admins: the way in for somebody new. */
export function InviteSomebody() {
  const { user } = useAuth<User>();
  const { openModal, closeModal } = useModal();
  const { isInDrawer } = useListDrawerContext();
  if (user?.role !== 'admin' || isInDrawer) return null;
  return (
    <div className="invite-somebody">
      <Button size="small" margin={false} onClick={() => openModal(drawer)}>
        Invite somebody
      </Button>
      <p>“Create New” makes an account with a password that you choose and pass on yourself.</p>
      <Drawer slug={drawer} title="Invite somebody">
        <InvitationForm onDone={() => closeModal(drawer)} />
      </Drawer>
    </div>
  );
}
