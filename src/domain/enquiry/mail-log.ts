/** What the site sends mail for. */
export const mailKinds = [
  { value: 'enquiry-notice', label: 'Enquiry, to us' },
  { value: 'enquiry-confirmation', label: 'Enquiry, to the sender' },
  { value: 'reply', label: 'Our reply' },
  { value: 'scan-confirmation', label: 'Confirm an address for scans' },
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
 * @param isOrder something is ordered with it
 */
export function enquirySubject(
  kind: Extract<MailKind, 'enquiry-notice' | 'enquiry-confirmation'>,
  enquiry: { reference: string; name: string; brandName: string; isOrder: boolean },
): string {
  const { reference, name, brandName, isOrder } = enquiry;
  return kind === 'enquiry-notice'
    ? `${isOrder ? 'Order' : 'Enquiry'} ${reference} from ${name}`
    : `We have your ${isOrder ? 'order' : 'message'} (${reference}), ${brandName}`;
}
