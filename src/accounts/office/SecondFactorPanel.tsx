import type { UIFieldServerProps } from 'payload';
import type { User } from '@/payload-types';
import { countRecoveryCodes, demandsSecondFactor, listFactors } from '../data/second-factor';
import { grantFor } from '../rules/permissions';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SecondFactors } from './SecondFactors';

/** On an account: its second step when signing in. One’s own to set up, a colleague’s to reset. */
export async function SecondFactorPanel({ id, operation, payload, req }: UIFieldServerProps) {
  const viewer = req.user as User | null;
  if (operation !== 'update' || !viewer) return null;
  const account = Number(id);
  const factors = await listFactors(payload, account);
  if (viewer.id === account) {
    return (
      <SecondFactors
        factors={factors}
        codesLeft={await countRecoveryCodes(payload, account)}
        isRequired={await demandsSecondFactor(payload, viewer.role)}
      />
    );
  }
  if (grantFor('users', viewer.role, 'update') !== 'yes') return null;
  return <ResetSecondFactor account={account} count={factors.length} />;
}
