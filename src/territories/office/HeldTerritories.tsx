import type { BeforeListTableServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { dayInWords } from '@/platform/time/uk-days';
import { ukDay } from '@/platform/time/working-time';
import { readTerritoryRegister } from '../data/territory-register';

/** Above the list of territories: holds of open proposals, with client and end. */
export async function HeldTerritories({ payload, user }: BeforeListTableServerProps) {
  const account = user as unknown as User | undefined;
  if (!account || grantFor('proposals', account.role, 'read') !== 'yes') return null;
  const { contracts } = await readTerritoryRegister(payload);
  const holds = contracts.filter(({ isHold }) => isHold);
  if (holds.length === 0) return null;
  return (
    <section className="register register--held" aria-labelledby="held-territories">
      <h2 id="held-territories">Held by proposals that are with their clients</h2>
      <p>Nobody else can be offered these until the proposal’s last day, or its answer.</p>
      <ul>
        {holds.map(({ id, clientName, nicheName, place, endsOn }) => (
          <li key={id}>
            <span className="register__mark register__mark--unclear">Held</span>
            <span className="register__text">
              {nicheName} in {place}, for {clientName}
              {endsOn ? `, until ${dayInWords(ukDay(new Date(endsOn)))}` : ''}
            </span>
            <a
              href={`${payload.config.routes.admin}/collections/proposals/${id}`}
              aria-label={`Open the proposal for ${clientName}: ${nicheName} in ${place}`}
            >
              Open
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
