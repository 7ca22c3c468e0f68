import type { Payload } from 'payload';
import {
  invitationMail,
  passwordChangedMail,
  passwordMail,
  secondFactorMail,
} from '@/accounts/mails/account';
import { emailAskedMail, emailChangedMail, emailMail } from '@/accounts/mails/account-email';
import { scheduleFailed } from '@/content/mails/schedule';
import { enquiryConfirmation, enquiryNotice, reply } from '@/enquiries/mails/enquiry-mails';
import { heldMails } from '@/enquiries/mails/held';
import type { Mail, SiteSetting } from '@/payload-types';
import type { Letter } from '@/platform/mail/letter';
import type { MailDefinition } from '@/platform/mail/mail-log';
import { answerMail, offerMail, reminderMail } from '@/proposals/mails/proposal-offer';
import { newsMail, receiptMail } from '@/proposals/mails/proposal-outcome';
import { scanConfirmation } from '@/scans/mails/scan-confirmation';

/** All kinds of mail. A new kind is a file in its room’s `mails/` and a line here. */
const mailDefinitions: readonly MailDefinition[] = [
  enquiryNotice,
  enquiryConfirmation,
  ...heldMails,
  reply,
  scanConfirmation,
  offerMail,
  answerMail,
  reminderMail,
  receiptMail,
  newsMail,
  invitationMail,
  passwordMail,
  passwordChangedMail,
  scheduleFailed,
  emailMail,
  emailAskedMail,
  emailChangedMail,
  secondFactorMail,
];

export const mailKindOptions = mailDefinitions.map(({ kind, label }) => ({ value: kind, label }));

/** Kinds whose text gives access to an account, so the log must not store it. */
export const secretMailKinds = mailDefinitions.flatMap(({ kind, isSecret }) =>
  isSecret ? kind : [],
);

/**
 * Words an automatic mail from the current state of its subject.
 *
 * @returns `null` when the subject is gone
 */
export async function wordMail(
  payload: Payload,
  mail: Mail,
  settings: SiteSetting,
): Promise<Letter | null> {
  const { brandName, legalName, companyNumber, registeredAddress } = settings;
  const siteUrl = payload.config.serverURL;
  const head = { brandName, legalName, companyNumber, registeredAddress, siteUrl };
  const definition = mailDefinitions.find(({ kind }) => kind === mail.kind);
  return definition?.word?.(payload, mail, head) ?? null;
}
