import { signatureOf } from './signature';

/**
 * What the audit log and jobs call a person by: the same address has the same code, and nobody gets
 * from the code to the address without the site’s secret.
 *
 * @returns 16 letters of base64url
 */
export function personReference(secret: string, email: string): string {
  return signatureOf(secret, 'person-reference', email.trim().toLowerCase()).slice(0, 16);
}
