import type { Payload } from 'payload';
import { wordAccountMail } from '@/accounts/jobs/word-account';
import { wordEnquiryMail } from '@/enquiries/jobs/word-enquiry';
import { wordHeldDigest } from '@/enquiries/jobs/word-held-digest';
import type { Mail, SiteSetting } from '@/payload-types';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import type { MailKind } from '@/platform/mail/mail-log';
import { wordProposalMail } from '@/proposals/jobs/word-proposal';
import { wordScanMail } from '@/scans/jobs/word-scan';

type WordMail = (payload: Payload, mail: Mail, head: LetterHead) => Promise<Letter | null>;

/** Its text was written by somebody, or when it was queued, and lies in the log. */
const wordedBefore: WordMail = async () => null;

/** Who words which mail, in `word-<what>.ts` each. */
const wordings: Record<MailKind, WordMail> = {
  'enquiry-notice': wordEnquiryMail,
  'enquiry-confirmation': wordEnquiryMail,
  'enquiry-held': wordEnquiryMail,
  'held-digest': wordHeldDigest,
  reply: wordedBefore,
  'scan-confirmation': wordScanMail,
  proposal: wordProposalMail,
  'proposal-answer': wordProposalMail,
  'proposal-reminder': wordProposalMail,
  'proposal-receipt': wordProposalMail,
  'proposal-news': wordProposalMail,
  'account-invitation': wordAccountMail,
  'account-password': wordAccountMail,
  'account-changed': wordAccountMail,
  'schedule-failed': wordedBefore,
  'account-email': wordAccountMail,
  'account-email-asked': wordAccountMail,
  'account-email-changed': wordAccountMail,
  'account-second-factor': wordAccountMail,
};

/**
 * Words a mail that the site writes itself, from what it is about as that is now.
 *
 * @returns `null` when that is gone
 */
export async function wordMail(
  payload: Payload,
  mail: Mail,
  settings: SiteSetting,
): Promise<Letter | null> {
  const { brandName, legalName, companyNumber, registeredAddress } = settings;
  const siteUrl = payload.config.serverURL;
  const head = { brandName, legalName, companyNumber, registeredAddress, siteUrl };
  return wordings[mail.kind](payload, mail, head);
}
