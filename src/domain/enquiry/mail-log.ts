/** What the site sends mail for. */
export const mailKinds = [
  { value: 'enquiry-notice', label: 'Enquiry, to us' },
  { value: 'enquiry-confirmation', label: 'Enquiry, to the sender' },
  { value: 'reply', label: 'Our reply' },
] as const;

export type MailKind = (typeof mailKinds)[number]['value'];

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
 */
export function enquirySubject(
  kind: Exclude<MailKind, 'reply'>,
  { reference, name, brandName }: { reference: string; name: string; brandName: string },
): string {
  return kind === 'enquiry-notice'
    ? `Enquiry ${reference} from ${name}`
    : `We have your message (${reference}), ${brandName}`;
}
