import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailAdapter, SendEmailOptions } from 'payload';

export type MailSettings = {
  /** Absent: each message is written to `directory` as an `.eml` file. */
  smtpUrl?: string;
  directory: string;
  defaultFromAddress: string;
  defaultFromName: string;
};

export type MailReceipt = { messageId: string; file?: string };

/** A path or address as an attachment could disclose the server's files. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true };

/** A mail server without an answer must not block a job for ever. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Sends through `SMTP_URL`, or writes files without it. Connects at the first message only. */
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
    // Messages contain reset links and visitors' text, so only the owner may read them.
    await writeFile(file, content as Buffer, { mode: 0o600, flag: 'wx' });
    return { messageId, file };
  };
}

function nameOfMessageFile(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
}
