/** What the site sends mail for. */
export const mailKinds = [
  { value: 'enquiry-notice', label: 'Enquiry, to us' },
  { value: 'enquiry-confirmation', label: 'Enquiry, to the sender' },
  { value: 'enquiry-held', label: 'Looks like spam, to us' },
  { value: 'held-digest', label: 'What looks like spam, daily, to us' },
  { value: 'reply', label: 'Our reply' },
  { value: 'scan-confirmation', label: 'Confirm an address for scans' },
  { value: 'proposal', label: 'Proposal, to the client' },
  { value: 'proposal-answer', label: 'Answer about a proposal' },
  { value: 'proposal-reminder', label: 'Proposal ends soon, to the client' },
  { value: 'proposal-receipt', label: 'Proposal accepted, to the client' },
  { value: 'proposal-news', label: 'News of a proposal, to us' },
  { value: 'account-invitation', label: 'Invitation to the back office' },
  { value: 'account-password', label: 'Link to set a new password' },
  { value: 'account-changed', label: 'Password was changed' },
  { value: 'schedule-failed', label: 'Not published at its time, to us' },
  { value: 'account-email', label: 'Confirm a new e-mail address' },
  { value: 'account-email-asked', label: 'Another e-mail address was asked for' },
  { value: 'account-email-changed', label: 'E-mail address was changed' },
  { value: 'account-second-factor', label: 'Second factor was changed' },
] as const;

export type MailKind = (typeof mailKinds)[number]['value'];

/** Mails whose text would let whoever reads the log into an account: it is not kept. */
export const isSecretMail = (kind: MailKind): boolean => kind.startsWith('account-');

/** What became of a mail. `failed`: given up after every attempt. */
export const mailStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const;

/**
 * The subject line of a mail about an enquiry.
 *
 * @param name of the sender, already a single line
 * @param isOrder something is ordered with it
 */
export function enquirySubject(
  kind: Extract<MailKind, 'enquiry-notice' | 'enquiry-confirmation' | 'enquiry-held'>,
  enquiry: { reference: string; name: string; brandName: string; isOrder: boolean },
): string {
  const { reference, name, brandName, isOrder } = enquiry;
  if (kind === 'enquiry-confirmation') {
    return `We have your ${isOrder ? 'order' : 'message'} (${reference}), ${brandName}`;
  }
  const what = `${isOrder ? 'Order' : 'Enquiry'} ${reference} from ${name}`;
  return kind === 'enquiry-held' ? `Looks like spam: ${what}` : what;
}

/** The key in a private link, as `proposalKey` makes it. */
const privateKey = /([?&]key=)[\w-]{20,}/g;

/**
 * The text of a mail as the log keeps it: whoever reads the log sees that there was a private link,
 * and can’t open it.
 */
export function withoutKeys(text: string): string {
  return text.replace(privateKey, '$1…');
}
