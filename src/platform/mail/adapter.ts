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
  const { smtpUrl, directory, defaultFromAddress, defaultFromName } = settings;
  const send = smtpUrl ? sendBySmtp(smtpUrl) : writeFiles(directory);
  const from = { name: defaultFromName, address: defaultFromAddress };
  return () => ({
    ...{ name: smtpUrl ? 'smtp' : 'files', defaultFromAddress, defaultFromName },
    sendEmail: (message: SendEmailOptions) => send({ from, ...message } as SendMailOptions),
  });
}

function sendBySmtp(url: string) {
  const transport = createTransport({ url, ...PATIENCE, ...SAFE });
  return async (message: SendMailOptions): Promise<MailReceipt> => {
    const { messageId } = await transport.sendMail(message);
    return { messageId };
  };
}

function writeFiles(directory: string) {
  const toBuffer = { streamTransport: true, buffer: true, newline: 'windows' } as const;
  const transport = createTransport({ ...toBuffer, ...SAFE });
  return async (message: SendMailOptions): Promise<MailReceipt> => {
    const { message: content, messageId } = await transport.sendMail(message);
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = path.join(directory, `${moment}-${randomBytes(4).toString('hex')}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Messages contain reset links and visitors' text, so only the owner may read them.
    await writeFile(file, content as Buffer, { mode: 0o600, flag: 'wx' });
    return { messageId, file };
  };
}
