import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Mail } from '@/payload-types';
import { siteSettings } from '../../../seed/data/site';
import { nextNumber } from './documents';

/** Who runs the site and when, as the first content says. */
export async function fillSettings(payload: Payload): Promise<void> {
  await payload.updateGlobal({ slug: 'site-settings', data: siteSettings as never });
  await payload.updateGlobal({ slug: 'policy-settings', data: {} });
}

/** What the form sends, each time from somebody else with other words. */
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

/** A visitor at a network address; each test takes one of its own, so that nobody is counted together. */
export function visitorAt(address: string) {
  return { headers: new Headers({ 'x-client-address': address }) };
}

/** Every mail about an enquiry, the studio’s first. */
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

/** Makes every job due that waits for its next attempt. */
export async function endPauses(payload: Payload): Promise<void> {
  await payload.db.pool.query(
    "update payload_jobs set wait_until = null where task_slug = 'deliver-mail'",
  );
}
