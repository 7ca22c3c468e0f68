import { headers } from 'next/headers';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { UIFieldServerProps } from 'payload';
import { AskButton } from '@/design/office/controls';
import { Panel } from '@/design/office/pieces';
import type { Mail, User } from '@/payload-types';
import { findDocument, findFirst } from '@/platform/database/find-document';
import { readStaffPath, secondStepPathTo, studioPath } from '@/platform/paths';
import { readEmailChange, readSessions } from '../data/account-rows';
import { countRecoveryCodes, demandsSecondFactor, listFactors } from '../data/second-factor';
import { grantFor } from '../rules/permissions';
import { formatSessionMoment } from '../rules/session-words';
import { readPendingSignIn } from '../store/pending-sign-in';
import { CredentialsForms, SessionList } from './account-forms';
import { ResetSecondFactor, SecondFactors } from './SecondFactors';

type Viewer = User & { _sid?: string };

/** The reader and the account; null on a form for a new account, and for readers without rights. */
function readView({ id, operation, req }: UIFieldServerProps) {
  const viewer = req.user as Viewer | null;
  if (operation !== 'update' || !viewer) return null;
  const account = Number(id);
  const isOwn = viewer.id === account;
  if (!isOwn && grantFor('users', viewer.role, 'update') !== 'yes') return null;
  return { viewer, account, isOwn };
}

const readAccount = ({ id, payload }: UIFieldServerProps) => findDocument(payload, 'users', id);

export async function SessionPanel(props: UIFieldServerProps) {
  const view = readView(props);
  if (!view) return null;
  const { viewer, account, isOwn } = view;
  const sessions = await readSessions(props.payload, account, viewer._sid);
  return <SessionList account={account} isOwn={isOwn} sessions={sessions} />;
}

export async function CredentialsPanel(props: UIFieldServerProps) {
  const view = readView(props);
  const known = view && (await readAccount(props));
  if (!view || !known) return null;
  const wanted = await readEmailChange(props.payload, view.account);
  return (
    <CredentialsForms
      account={view.account}
      isOwn={view.isOwn}
      isInvited={Boolean(known.invitedAt)}
      wanted={wanted?.email ?? null}
    />
  );
}

export async function SecondFactorPanel(props: UIFieldServerProps) {
  const view = readView(props);
  if (!view) return null;
  const { payload } = props;
  const { viewer, account, isOwn } = view;
  const factors = await listFactors(payload, account);
  if (!isOwn) return <ResetSecondFactor account={account} count={factors.length} />;
  return (
    <SecondFactors
      factors={factors}
      codesLeft={await countRecoveryCodes(payload, account)}
      isRequired={await demandsSecondFactor(payload, viewer.role)}
    />
  );
}

const mailStates: Record<Mail['status'], string> = {
  queued: 'The mail is waiting to be sent.',
  sending: 'The mail is being sent.',
  sent: 'The mail was sent.',
  failed: 'The mail could not be delivered: check the address, correct it and save.',
};

export async function InvitationPanel(props: UIFieldServerProps) {
  const { operation, payload, req } = props;
  if (operation !== 'update' || (req.user as User | null)?.role !== 'admin') return null;
  const account = await readAccount(props);
  if (!account?.invitedAt) return null;
  const mail = await findFirst(payload, 'mails', {
    where: { account: { equals: account.id }, kind: { equals: 'account-invitation' } },
    sort: '-id',
  });
  return (
    <Panel title="Invited, not yet signed in">
      <p>
        Invited on {formatSessionMoment(account.invitedAt)}. {mail && mailStates[mail.status]}
      </p>
      <div className="office-actions">
        <AskButton
          path={`/api/users/${account.id}/invite`}
          label="Send the invitation again"
          done="Another invitation is on its way. The link before it stops working."
        />
      </div>
    </Panel>
  );
}

interface Props {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Help above Payload’s sign-in form, which may redirect to the second step afterwards. */
export async function SignInHelp({ searchParams }: Props) {
  if (await readPendingSignIn(await headers())) {
    redirect(secondStepPathTo(readStaffPath(searchParams?.redirect)));
  }
  return (
    <p className="office-note">
      Sign in with your own account. You have none? An admin can invite you by mail. With the
      studio’s shared password you get to the{' '}
      <Link href={studioPath} prefetch={false}>
        list of proposals
      </Link>
      .
    </p>
  );
}
