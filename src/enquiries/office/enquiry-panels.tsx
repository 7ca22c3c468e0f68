import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { AskButton } from '@/design/office/controls';
import { Fact, Panel, Row } from '@/design/office/pieces';
import type { Submission, User } from '@/payload-types';
import { replyDraft } from '../rules/reply';
import { AnswerForm } from './enquiry-fields';
import { findSamePerson, type PersonLink } from './same-person';

export async function AnswerPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user || grantFor('submissions', user.role, 'update') !== 'yes') {
    return null;
  }
  const { brandName } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { brandName: true },
  });
  const { name, email, reference } = data as Submission;
  if (!email) return null;
  const draft = replyDraft({ reference: reference ?? '', name, signer: user.name, brandName });
  return <AnswerForm enquiry={Number(id)} to={email} replyTo={user.email} draft={draft} />;
}

function Group({ title, links }: { title: string; links: readonly PersonLink[] }) {
  if (links.length === 0) return null;
  return (
    <Fact term={title}>
      <ul className="office-rows">
        {links.map(({ key, label, href }) => (
          <Row key={key} label={label} href={href} />
        ))}
      </ul>
    </Fact>
  );
}

export async function SamePersonPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { email, phone } = data as Submission;
  const { admin } = payload.config.routes;
  const found = await findSamePerson(payload, user, { id: Number(id), email, phone }, admin);
  if (found.enquiries.length === 0) return null;
  return (
    <Panel title="Also from this person">
      <dl className="office-facts">
        <Group title="Enquiries" links={found.enquiries} />
        <Group title="Scans that came with them" links={found.scans} />
        <Group title="Estimates that came with them" links={found.estimates} />
      </dl>
      {found.more > 0 && (
        <p>
          And {found.more} older ones: search the list for {email || phone}.
        </p>
      )}
    </Panel>
  );
}

export function SendAgain({ id }: UIFieldServerProps) {
  return (
    <div className="office-actions">
      <AskButton
        path={`/api/mails/${id}/resend`}
        label="Send again"
        done="It is waiting to be sent again."
      />
      <p>
        Check the address first. If it is wrong, correct it where the mail came from: in the
        enquiry, the proposal or the account.
      </p>
    </div>
  );
}
