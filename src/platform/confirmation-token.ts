import { isSameSignature, signatureOf } from './signature';

interface Confirmed {
  /** Of the scan. */
  uuid: string;
  email: string;
}

/** What the link of a confirmation mail carries: only the address that it was sent to knows it. */
export function confirmationToken(secret: string, { uuid, email }: Confirmed): string {
  return signatureOf(secret, 'scan-confirmation', `${uuid} ${email}`);
}

/** Whether a token confirms this address for this scan. */
export function isConfirmationToken(secret: string, token: string, confirmed: Confirmed): boolean {
  return isSameSignature(token, confirmationToken(secret, confirmed));
}
