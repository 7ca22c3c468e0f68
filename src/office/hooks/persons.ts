import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { demandRight } from '@/accounts/hooks/access';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { erasePerson } from '../data/erase-person';
import { exportPerson } from '../data/export-person';
import { findPeople } from '../data/find-people';
import { findPerson } from '../data/find-person';
import { summarisePerson } from '../data/summarise-person';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Enter an e-mail address.')
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/, 'Enter an e-mail address.');

const search = z.strictObject({
  search: z.string().trim().min(3, 'Enter at least three letters.').max(254),
});
const person = z.strictObject({ email });
const erasure = z.strictObject({ email, seen: z.string().max(64) });

/** Demands every right that erasing needs; the permissions give them to admins. */
function demandErasing(req: PayloadRequest): void {
  for (const resource of [
    'submissions',
    'mails',
    'proposals',
    'scan-results',
    'site-crawls',
  ] as const) {
    demandRight(req, resource, 'delete');
  }
  demandRight(req, 'audit-log', 'read');
}

/** An address finds one person; a name or telephone number finds candidates. */
async function find(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const { search: asked } = await readBody(req, search);
  const answer = await inTransaction(req, async () => {
    const address = email.safeParse(asked);
    return address.success
      ? { person: summarisePerson(await findPerson(req, address.data)) }
      : { people: await findPeople(req, asked) };
  });
  return Response.json(answer, noStore);
}

async function exportAll(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const asked = await readBody(req, person);
  const answer = await inTransaction(req, () => exportPerson(req, asked.email));
  return new Response(`${JSON.stringify(answer, null, 2)}\n`, {
    headers: { ...noStore.headers, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

async function erase(req: PayloadRequest): Promise<Response> {
  demandErasing(req);
  const asked = await readBody(req, erasure);
  const erased = await inTransaction(req, () => erasePerson(req, asked.email, asked.seen));
  return Response.json({ erased }, noStore);
}

/** Endpoints of the screen “This person”. Addresses travel in the body, because URLs are logged. */
export const personEndpoints: Endpoint[] = [
  { path: '/persons/find', method: 'post', handler: find },
  { path: '/persons/export', method: 'post', handler: exportAll },
  { path: '/persons/erase', method: 'post', handler: erase },
];
