import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ownSite } from './site';

/** The tested site has no mail server, so its mails are files. */
const folder = path.join(ownSite.dataDir, 'mail');

async function readMails(): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** Waits for a number of mails with an address in a header, and returns them, oldest first. */
export async function mailsWith(header: 'To' | 'Reply-To', address: string, count: number) {
  const find = async () =>
    (await readMails()).filter((mail) => mail.includes(`\r\n${header}: ${address}\r\n`));
  await expect.poll(async () => (await find()).length).toBe(count);
  return find();
}

/** A mail without the line breaks and signs of its encoding. */
export function readable(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ').replaceAll('=3D', '=');
}
