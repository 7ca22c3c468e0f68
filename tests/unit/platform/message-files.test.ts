import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { decodeMessage } from '@/platform/mail/message-files';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

it.each([
  ['quoted-printable', `Siân O’Neill wrote to us. ${'A long line goes on. '.repeat(9)}`],
  ['base64', 'Жанна wrote: ✂︎ 美容院, ネイルサロン, нігті, ногти, 指甲油 — all of it'],
  ['7bit', 'Plain words of megan@client.example.'],
])('a message keeps its text, also from %s', async (encoding, text) => {
  const { message } = await transport.sendMail({
    ...{ from: 'site@studio.example', to: 'megan@client.example', subject: 'Hello', text },
    html: `<p>${text}</p>`,
  });
  const raw = String(message);
  expect(raw).toMatch(new RegExp(`transfer-encoding: ${encoding}`, 'i'));
  const decoded = decodeMessage(raw);
  expect(decoded).toContain(text);
  expect(decoded).toContain(`<p>${text}</p>`);
  expect(decoded).toContain('To: megan@client.example');
});
