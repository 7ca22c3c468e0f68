import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { Territory, User } from '@/payload-types';
import { CertificateForm } from './CertificateForm';

/** Territory form: the certificate page for the client. */
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
