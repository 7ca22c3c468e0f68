import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailAdapter } from '@/platform/mail/adapter';
import { makeTempDir } from '../../support/temp-dir.ts';

let folder: string;
let directory: string;

beforeAll(async () => {
  folder = await makeTempDir('mail');
  directory = path.join(folder, 'mail');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function mailer(smtpUrl?: string) {
  const from = { defaultFromAddress: 'no-reply@example.com', defaultFromName: 'Website' };
  return createMailAdapter({ smtpUrl, directory, ...from })({ payload: {} as Payload });
}

const message = { to: 'owner@example.com', subject: 'A new enquiry – £600', text: 'Hello' };

describe('without a mail server', () => {
  it('writes each message into its own file, readable by the owner only', async () => {
    const receipts = await Promise.all([1, 2, 3].map(() => mailer().sendEmail(message)));
    const files = await readdir(directory);
    expect(files).toHaveLength(3);
    expect(files).toContain(path.basename(receipts[0]?.file ?? ''));
    for (const file of files) {
      expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d.Z-]+-[0-9a-f]{8}\.eml$/);
      expect((await stat(path.join(directory, file))).mode & 0o777).toBe(0o600);
    }
    const text = await readFile(receipts[0]?.file ?? '', 'utf8');
    expect(text).toContain('From: Website <no-reply@example.com>');
    expect(text).toContain('To: owner@example.com');
    expect(text).toContain('\r\n\r\nHello');
  });

  it('never opens a file or an address named in a message', async () => {
    const attachments = [{ filename: 'x', path: '/etc/hostname' }];
    await expect(mailer().sendEmail({ ...message, attachments })).rejects.toThrow('File access');
  });
});

it('sends messages to the mail server of SMTP_URL', async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      received += chunk;
      const text = chunk.toString();
      if (text.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (!received.includes('DATA') || received.endsWith('\r\n.\r\n'))
        socket.write('250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const before = await readdir(directory);
  const { messageId } = await mailer(`smtp://127.0.0.1:${port}`).sendEmail(message);
  server.close();
  expect(messageId).toBeTruthy();
  expect(received).toContain('RCPT TO:<owner@example.com>');
  expect(received).toContain('Hello');
  expect(await readdir(directory)).toEqual(before);
});
