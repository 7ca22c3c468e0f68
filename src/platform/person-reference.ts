import { signatureOf } from './signature';

/**
 * A person's identifier in the audit log and jobs: a keyed hash of the e-mail address. It is
 * irreversible without the site's secret.
 * @returns 16 letters of base64url
 */
export function personReference(secret: string, email: string): string {
  return signatureOf(secret, 'person-reference', email.trim().toLowerCase()).slice(0, 16);
}
