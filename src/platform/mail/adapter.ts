import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';

export type MailSettings = {
  /** Absent: each message is written as an `.eml` file into `directory` instead of being sent. */
  smtpUrl?: string;
  directory: string;
  defaultFromAddress: string;
  defaultFromName: string;
};

/** What became of a message: the server's answer or the file it was written to. */
export type MailReceipt = { messageId: string; file?: string };

/** Attachments come as content. A path or an address in a message would read our own files. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true };

/** A mail server that doesn't answer must not hold up a job for ever. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Payload's mail adapter: through `SMTP_URL`, or into files when there is none, so that the site
 * works and can be tried without a mail server. Nothing is contacted before the first message.
 */
export function createMailAdapter(settings: MailSettings): EmailAdapter<MailReceipt> {
  const deliver = settings.smtpUrl
    ? smtpDelivery(settings.smtpUrl)
    : fileDelivery(settings.directory);

  return () => ({
    name: settings.smtpUrl ? 'smtp' : 'files',
    defaultFromAddress: settings.defaultFromAddress,
    defaultFromName: settings.defaultFromName,
    sendEmail: (message: SendEmailOptions) =>
      deliver({
        from: { name: settings.defaultFromName, address: settings.defaultFromAddress },
        ...message,
      } as SendMailOptions),
  });
}

type Deliver = (message: SendMailOptions) => Promise<MailReceipt>;

function smtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, ...PATIENCE, ...SAFE });
  return async (message) => {
    const { messageId } = await transport.sendMail(message);
    return { messageId };
  };
}

function fileDelivery(directory: string): Deliver {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...SAFE,
  });
  return async (message) => {
    const { message: content, messageId } = await transport.sendMail(message);
    const file = path.join(directory, nameOfMessageFile(new Date()));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Messages hold reset links and what visitors wrote: for the owner's eyes only.
    await writeFile(file, content as Buffer, { mode: 0o600, flag: 'wx' });
    return { messageId, file };
  };
}

/** Sorts by time; the random part keeps two messages of one millisecond apart. */
function nameOfMessageFile(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
}
