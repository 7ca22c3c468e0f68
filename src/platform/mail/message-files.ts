import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '../env';

export interface MessageFile {
  name: string;
  text: string;
}

const folder = () => path.join(getEnv().dataDir, 'mail');

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

function decodePart(part: string): string {
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  const content = body.join('\n\n');
  if (encoding === 'base64') return `${head}\n\n${Buffer.from(content, 'base64').toString('utf8')}`;
  return encoding === 'quoted-printable' ? `${head}\n\n${decodeQuoted(content)}` : part;
}

/** Decodes a message of our mail library: text in one part or two. */
export function decodeMessage(raw: string): string {
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  return parts.map(decodePart).join('\n');
}

/** Yields message files one at a time, as their number is unlimited. */
export async function* readMessageFiles(): AsyncGenerator<MessageFile> {
  const names = await readdir(folder()).catch(() => []);
  for (const name of names.toSorted()) {
    if (!name.endsWith('.eml')) continue;
    // The file may have been deleted meanwhile.
    const raw = await readFile(path.join(folder(), name), 'utf8').catch(() => null);
    if (raw !== null) yield { name, text: decodeMessage(raw) };
  }
}

/** Files that contain a text, e.g. an address in lower case, in any encoding. */
export async function findMessageFiles(named: string): Promise<MessageFile[]> {
  const found: MessageFile[] = [];
  for await (const file of readMessageFiles()) {
    if (file.text.toLowerCase().includes(named)) found.push(file);
  }
  return found;
}

export async function deleteMessageFile(name: string): Promise<void> {
  await rm(path.join(folder(), path.basename(name)), { force: true });
}
