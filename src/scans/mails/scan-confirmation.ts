import type { PayloadRequest } from 'payload';
import { getEnv } from '@/platform/env';
import { idOf } from '@/platform/jobs/id-of';
import { queueMail } from '@/platform/jobs/queue-mail';
import { type Letter, type LetterHead, setLetter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { privacyPath, scanConfirmPath } from '@/platform/paths';
import { confirmationToken } from '@/platform/signature';
import { confirmationHours } from '../rules/scan-request';

export async function queueScanConfirmation(
  req: PayloadRequest,
  scan: { id: number; email: string },
): Promise<void> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  await queueMail(req, {
    kind: 'scan-confirmation',
    to: scan.email,
    replyTo: settings.email,
    subject: `Start your website scan, ${settings.brandName}`,
    scan: scan.id,
  });
}

/**
 * The mail omits the site: an attacker could enter any text under another person’s address.
 * Opening `confirmUrl` starts nothing; its page has the button.
 */
export function wordScanConfirmation(head: LetterHead, confirmUrl: string): Letter {
  return setLetter(head, [
    'Hello,',
    'You asked us to scan a website and gave this address. Open the page below and press the button to start the scan.',
    { kind: 'link', label: 'Confirm your address and start the scan', href: confirmUrl },
    `The link works for ${confirmationHours} hours. If it wasn’t you, ignore this mail: nothing happens, and we delete the address.`,
    { kind: 'link', label: 'How we treat your data', href: `${head.siteUrl}${privacyPath}` },
  ]);
}

export const scanConfirmation: MailDefinition = {
  kind: 'scan-confirmation',
  label: 'Confirm an address for scans',
  async word(payload, mail, head) {
    const id = idOf(mail.scan);
    const scan = id
      ? await payload.findByID({
          collection: 'scan-results',
          id,
          depth: 0,
          disableErrors: true,
          joins: false,
          select: { uuid: true, email: true },
        })
      : null;
    if (!scan?.email) return null;
    const { uuid, email } = scan;
    const token = confirmationToken(getEnv().payloadSecret, { uuid, email });
    const confirmUrl = `${head.siteUrl}${scanConfirmPath(uuid)}?token=${token}`;
    return wordScanConfirmation(head, confirmUrl);
  },
};
