import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import { getEnv } from '@/platform/env';
import { idOf } from '@/platform/jobs/id-of';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import { scanConfirmPath } from '@/platform/paths';
import { confirmationToken } from '@/platform/signature';
import { scanConfirmation } from '../mails/scan';

/** The link that confirms an address for scans; `null` when the scan is gone. */
export async function wordScanMail(
  payload: Payload,
  mail: Mail,
  head: LetterHead,
): Promise<Letter | null> {
  const id = idOf(mail.scan);
  if (!id) return null;
  const scan = await payload.findByID({
    collection: 'scan-results',
    id,
    depth: 0,
    disableErrors: true,
    joins: false,
    select: { uuid: true, email: true },
  });
  if (!scan?.email) return null;
  const { uuid, email } = scan;
  const token = confirmationToken(getEnv().payloadSecret, { uuid, email });
  return scanConfirmation(head, `${head.siteUrl}${scanConfirmPath(uuid)}?token=${token}`);
}
