import Link from 'next/link';
import type {
  BeforeListTableServerProps,
  DefaultServerCellComponentProps,
  UIFieldServerProps,
} from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { Panel, Status, type Tone } from '@/design/office/pieces';
import type { Territory, User } from '@/payload-types';
import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readTerritoryRegister } from '../data/territory-register';
import { describeTerritoryState, type TerritoryStateKind } from '../rules/reservation';
import { CertificateForm } from './CertificateForm';
import { readPolicyTail } from './state-filters';

export function CertificatePanel({ id, data, operation, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { certificateId } = data as Territory;
  return (
    <CertificateForm
      territory={Number(id)}
      certificateId={certificateId ?? null}
      mayChange={grantFor('territories', user.role, 'update') === 'yes'}
    />
  );
}

export async function HeldTerritories({ payload, user }: BeforeListTableServerProps) {
  const account = user as unknown as User | undefined;
  if (!account || grantFor('proposals', account.role, 'read') !== 'yes') return null;
  const { contracts } = await readTerritoryRegister(payload);
  const holds = contracts.filter(({ isHold }) => isHold);
  if (holds.length === 0) return null;
  return (
    <Panel level="h2" title="Held by proposals that are with their clients">
      <p>No other client can be offered these until the proposal’s last day, or its answer.</p>
      <ul className="office-rows">
        {holds.map(({ id, clientName, nicheName, place, endsOn }) => (
          <li key={id} data-marked>
            <Status tone="caution">Held</Status>
            <span>
              {nicheName} in {place}, for {clientName}
              {endsOn ? `, until ${dayInWords(ukDay(new Date(endsOn)))}` : ''}
            </span>
            <Link
              href={`${payload.config.routes.admin}/collections/proposals/${id}`}
              prefetch={false}
              aria-label={`Open the proposal for ${clientName}: ${nicheName} in ${place}`}
            >
              Open
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const tones: Record<TerritoryStateKind, Tone> = {
  upcoming: 'plain',
  active: 'plain',
  provisional: 'caution',
  ending: 'caution',
  tail: 'quiet',
  free: 'quiet',
};

export async function StateCell({ rowData, payload }: DefaultServerCellComponentProps) {
  // Payload renders the cell of a field that stores nothing with each form as well, without a row.
  if (!rowData) return null;
  const { startsOn, endsOn = null, tailMonths = null, isProvisional } = rowData as Territory;
  const { kind, text } = describeTerritoryState(
    { startsOn, endsOn, tailMonths, isProvisional: isProvisional ?? false },
    ukDay(new Date()),
    await readPolicyTail(payload),
  );
  return <Status tone={tones[kind]}>{text}</Status>;
}
