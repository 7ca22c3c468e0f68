import { signatureOf } from './signature';

/** A person in the audit log and jobs: a hash of the address, irreversible without the secret. */
export function personReference(secret: string, email: string): string {
  return signatureOf(secret, 'person-reference', email.trim().toLowerCase()).slice(0, 16);
}
