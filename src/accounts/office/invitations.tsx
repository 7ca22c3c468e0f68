'use client';

import {
  DefaultCell,
  Drawer,
  toast,
  useAuth,
  useListDrawerContext,
  useModal,
  useRouteCache,
} from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { FormEvent } from 'react';
import { Button, Choice, TextField, useAttempt } from '@/design/office/controls';
import { Problem } from '@/design/office/pieces';
import type { User } from '@/payload-types';
import { askAsStaff } from '@/platform/ask-as-staff';
import { invitationDays, roleWords } from '../rules/accounts';
import { roles } from '../rules/permissions';

const drawer = 'invite-colleague';

function InvitationForm({ onDone }: { onDone: () => void }) {
  const { clearRouteCache } = useRouteCache();
  const { attempt, isBusy, problem } = useAttempt();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = Object.fromEntries(new FormData(form));
    void attempt(async () => {
      await askAsStaff('/api/users/invite', wanted);
      toast.success(`The invitation to ${String(wanted.email)} is on its way.`);
      form.reset();
      clearRouteCache();
      onDone();
    });
  }

  return (
    <form className="office-form" onSubmit={send} noValidate>
      <p>
        They get a mail with a link, choose a password of their own, and are signed in. The link
        works for {invitationDays} days; you can send another one from the account’s page.
      </p>
      <TextField label="Name" name="name" autoComplete="off" maxLength={100} required />
      <TextField label="E-mail" name="email" type="email" autoComplete="off" required />
      <fieldset>
        <legend>Role</legend>
        {roles.toReversed().map((role) => (
          <Choice key={role} type="radio" name="role" value={role} required>
            {roleWords[role]}
          </Choice>
        ))}
      </fieldset>
      <Problem>{problem}</Problem>
      <div className="office-actions">
        <Button type="submit" isBusy={isBusy}>
          Send the invitation
        </Button>
        <Button buttonStyle="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

export function InviteColleague() {
  const { user } = useAuth<User>();
  const { openModal, closeModal } = useModal();
  const { isInDrawer } = useListDrawerContext();
  if (user?.role !== 'admin' || isInDrawer) return null;
  return (
    <div className="office-actions">
      <Button size="small" onClick={() => openModal(drawer)}>
        Invite a colleague
      </Button>
      <p>“Create New” makes an account with a password that you choose and pass on yourself.</p>
      <Drawer slug={drawer} title="Invite a colleague">
        <InvitationForm onDone={() => closeModal(drawer)} />
      </Drawer>
    </div>
  );
}

export function SignInCell(props: DefaultCellComponentProps) {
  const { invitedAt } = props.rowData as Partial<User>;
  if (invitedAt) return <span>Invited, not yet</span>;
  return props.cellData ? <DefaultCell {...props} /> : <span>Not yet</span>;
}
