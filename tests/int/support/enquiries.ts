import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import { siteSettings } from '../../../seed/data/site';
import { nextNumber } from './documents';

/** The operator’s details and hours in the first content. */
export async function fillSettings(payload: Payload): Promise<void> {
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
  await payload.updateGlobal({ slug: 'policy-settings', data: {} });
}

/** The form’s fields, from a different sender with different text each time. */
export function makeEnquiry(changes: object = {}) {
  const n = nextNumber();
  return {
    name: `Enquirer ${n}`,
    email: `enquirer-${n}@client.example`,
    industry: '',
    projectType: 'new_website',
    packageTier: 'growth',
    referralSource: '',
    message: `Please build us a website, number ${n}.`,
    key: randomUUID(),
    page: '/contact',
    elapsedMs: 45_000,
    fax_number: '',
    ...changes,
  };
}

/**
 * A visitor at a network address. Each test uses another address, because limits count by address.
 */
export function visitorAt(address: string) {
  return { headers: new Headers({ 'x-client-address': address }) };
}

/** Every mail about an enquiry, with the studio’s first. */
export async function mailsAbout(payload: Payload, submission: number): Promise<Mail[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { submission: { equals: submission } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** Makes every job due that waits for a retry. */
export async function endPauses(payload: Payload): Promise<void> {
  await payload.db.pool.query(
    "update payload_jobs set wait_until = null where task_slug = 'deliver-mail'",
  );
}

/** Makes PostgreSQL refuse writes to a table, as on a full disk; returns its repair. */
export async function breakWrites(payload: Payload, table: string, when: string) {
  const { pool } = payload.db;
  await pool.query(`create or replace function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
  await pool.query(`create trigger full_disk before update on ${table}
    for each row ${when} execute function refuse_write()`);
  return () => pool.query('drop function refuse_write cascade');
}
