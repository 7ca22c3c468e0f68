/** How long the link of a confirmation mail works. */
export const confirmationHours = 24;

/** What became of a press of the button on the page that a confirmation mail leads to. */
export type ConfirmOutcome =
  /** The address is confirmed; its scan waits or runs. */
  | { status: 'queued'; id: string }
  /** It was confirmed before; the scan is there. */
  | { status: 'already'; id: string }
  /** The link is wrong or too old. */
  | { status: 'gone' }
  | { status: 'limited' | 'busy'; retryAfterSeconds: number; error: string };

/** Subject of the mail that asks to confirm an address. */
export function confirmationSubject(brandName: string): string {
  return `Start your website scan, ${brandName}`;
}
