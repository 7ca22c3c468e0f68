import type { Payload, PayloadRequest, SendEmailOptions, TaskConfig } from 'payload';
import {
  invitationMail,
  passwordChangedMail,
  passwordMail,
  secondFactorMail,
} from '@/accounts/mails/account';
import { emailAskedMail, emailChangedMail, emailMail } from '@/accounts/mails/account-email';
import { chatAnswer, chatNotice } from '@/chat/mails/chat-mails';
import { scheduleFailed } from '@/content/mails/schedule';
import { enquiryConfirmation, enquiryNotice, reply } from '@/enquiries/mails/enquiry-mails';
import { heldMails } from '@/enquiries/mails/held';
import type { Mail, SiteSetting } from '@/payload-types';
import type { Letter } from '@/platform/mail/letter';
import { type MailDefinition, withoutKeys } from '@/platform/mail/mail-log';
import { sharedState } from '@/platform/shared-state';
import { answerMail, offerMail, reminderMail } from '@/proposals/mails/proposal-offer';
import { newsMail, receiptMail } from '@/proposals/mails/proposal-outcome';
import { reportMails } from '@/scans/mails/report-mail';
import { scanConfirmation } from '@/scans/mails/scan-confirmation';

/** All kinds of mail. A new kind is a file in its room’s `mails/` and a line here. */
const mailDefinitions: readonly MailDefinition[] = [
  enquiryNotice,
  enquiryConfirmation,
  ...heldMails,
  reply,
  chatNotice,
  chatAnswer,
  scanConfirmation,
  ...reportMails,
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

export const secretMailKinds = mailDefinitions.flatMap(({ kind, isSecret }) =>
  isSecret ? kind : [],
);

/** `null` when the subject is gone. */
export async function wordMail(
  payload: Payload,
  mail: Mail,
  settings: SiteSetting,
): Promise<Letter | null> {
  const definition = mailDefinitions.find(({ kind }) => kind === mail.kind);
  const head = { ...settings, siteUrl: payload.config.serverURL };
  return definition?.word?.(payload, mail, head) ?? null;
}

interface HandlerArgs {
  input: { mail: number };
  req: PayloadRequest;
}

interface MailError extends Error {
  code?: string;
  responseCode?: number;
}

/** The server refuses this address permanently, so retries are pointless. */
function isRefusedForGood({ code, responseCode = 0 }: MailError): boolean {
  return code === 'EENVELOPE' && responseCode >= 500;
}

type Worded = Pick<Mail, 'text' | 'html'> & Pick<Letter, 'tellsOfHeld' | 'stopUrl'>;

/** The time tells mails of a restored or another database apart, whose ids begin again. */
function messageIdOf({ id, createdAt }: Mail, siteUrl: string): string {
  return `<mail-${id}-${Date.parse(createdAt)}@${new URL(siteUrl).hostname}>`;
}

/** `null`, without sending, when the mail’s subject is gone or its address has changed. */
async function send(payload: Payload, mail: Mail): Promise<Worded | null> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const worded: Worded | null = mail.text ? mail : await wordMail(payload, mail, settings);
  if (!worded) return null;
  await payload.sendEmail({
    from: { name: settings.brandName, address: settings.mailFrom || settings.email },
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    // One for all attempts: mail servers and programs then show a repeated mail once.
    messageId: messageIdOf(mail, payload.config.serverURL),
    subject: mail.subject,
    text: worded.text ?? '',
    ...(worded.html ? { html: worded.html } : {}),
    // Prevents automatic out-of-office replies.
    headers: {
      'Auto-Submitted': ['reply', 'chat-answer'].includes(mail.kind) ? 'no' : 'auto-generated',
      ...(worded.stopUrl && {
        'List-Unsubscribe': `<${worded.stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  } satisfies SendEmailOptions);
  return {
    text: withoutKeys(worded.text ?? ''),
    html: worded.html ? withoutKeys(worded.html) : null,
    tellsOfHeld: worded.tellsOfHeld ?? [],
  };
}

/** Bypasses Payload, because this is no edit of the enquiry. Earlier timestamps remain. */
async function noteTold(payload: Payload, ids: readonly number[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await payload.db.pool.query(
    `update submissions set told_at = $2
      where id = any($1) and status = 'spam' and told_at is null`,
    [ids, at],
  );
}

/** Mails that this process sent but could not record: they are not sent again. */
const unrecorded = () => sharedState('mail.unrecorded', () => new Map<number, Partial<Mail>>());

/** @returns the number of this attempt; 0 if the mail is gone or was sent */
async function noteAttempt({ db }: Payload, id: number): Promise<number> {
  const { rows } = await db.pool.query<{ attempts: string }>(
    `update mails set status = 'sending', attempts = attempts + 1, updated_at = now()
      where id = $1 and status <> 'sent' returning attempts`,
    [id],
  );
  return Number(rows[0]?.attempts ?? 0);
}

/**
 * An attempt is stored before the mail server is asked, so that no failed record repeats it without
 * end. A sent mail is skipped, so a repeated job is harmless. A process that dies between the
 * server’s “250” and the record sends it twice, with one `Message-ID`: no mail may be lost.
 * @throws the mail server’s error while attempts remain, so that the job is retried
 */
async function deliverMail({ input, req }: HandlerArgs) {
  const { payload } = req;
  const id = input.mail;
  const note = (data: Partial<Mail>) => payload.update({ collection: 'mails', id, depth: 0, data });
  const sentBefore = unrecorded().get(id);
  const mail = await payload.findByID({ collection: 'mails', id, depth: 0, disableErrors: true });
  // The mail was deleted with its enquiry, or an interrupted run has already sent it.
  if (mail && mail.status !== 'sent' && sentBefore) await note(sentBefore);
  unrecorded().delete(id);
  if (!mail || mail.status === 'sent' || sentBefore) return { output: {} };

  const attempts = await noteAttempt(payload, id);
  if (attempts === 0) return { output: {} };
  let worded: Worded | null;
  try {
    if (attempts > mailRetries + 1) throw new Error('No attempt could be recorded.');
    worded = await send(payload, mail);
  } catch (caught) {
    const error = caught as MailError;
    const isLast = attempts > mailRetries || isRefusedForGood(error);
    const lastError = error.message.slice(0, 300);
    await note({ lastError, status: isLast ? 'failed' : 'queued' });
    if (isLast) {
      payload.logger.error(`Mail ${id} (${mail.kind}) failed for good: ${lastError}`);
    } else if (attempts === 1) {
      payload.logger.warn(`Mail ${id} (${mail.kind}) is not out yet, trying again: ${lastError}`);
    }
    if (isRefusedForGood(error) || attempts > mailRetries + 1) return { output: {} };
    throw error;
  }
  if (!worded) {
    // The mail’s subject no longer exists, so the mail is deleted as well.
    await payload.delete({ collection: 'mails', id });
    payload.logger.info(
      `Mail ${id} (${mail.kind}) is not sent: what it is about is gone, or has another address.`,
    );
    return { output: {} };
  }
  const sentAt = new Date().toISOString();
  const { tellsOfHeld = [], ...words } = worded;
  const kept = secretMailKinds.includes(mail.kind) ? {} : words;
  const record: Partial<Mail> = { ...kept, status: 'sent', sentAt, lastError: null };
  unrecorded().set(id, record);
  await noteTold(payload, tellsOfHeld, sentAt);
  await note(record);
  unrecorded().delete(id);
  return { output: {} };
}

/** The pause doubles from 5 s to 2.8 hours; the last retry follows after 5.7 hours. */
export const mailRetries = 12;
const firstPauseMs = 5_000;

export const deliverMailTask: TaskConfig<{ input: { mail: number }; output: object }> = {
  slug: 'deliver-mail',
  label: 'Deliver a mail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  retries: { attempts: mailRetries, backoff: { type: 'exponential', delay: firstPauseMs } },
  handler: deliverMail,
};
