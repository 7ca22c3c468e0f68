import type { Payload, Where } from 'payload';
import type { Mail } from '@/payload-types';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import { cmsPath } from '@/platform/paths';
import { heldDigest } from '../mails/held';

/** Enquiries that a mail shows; of the others it tells how many they are and where they stand. */
const mostShown = 50;
/** Enquiries that a mail tells of. */
const mostTold = 5_000;

/** Held as spam by the site, and staff were not told yet. */
export const heldUntold: Where = {
  and: [
    { status: { equals: 'spam' } },
    { toldAt: { exists: false } },
    { channel: { equals: 'form' } },
  ],
};

/** Words the daily mail about what is held, as that is now; `null` when all of it is told or gone. */
export async function wordHeldDigest(
  payload: Payload,
  _mail: Mail,
  head: LetterHead,
): Promise<Letter | null> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: heldUntold,
    sort: 'createdAt',
    limit: mostTold,
    depth: 0,
    joins: false,
    pagination: false,
    select: {
      reference: true,
      name: true,
      email: true,
      message: true,
      heldBecause: true,
      createdAt: true,
    },
  });
  if (docs.length === 0) return null;
  const records = `${head.siteUrl}${cmsPath}/collections/submissions`;
  const lines = docs.slice(0, mostShown).map((doc) => ({
    reference: doc.reference ?? '',
    name: doc.name,
    email: doc.email,
    message: doc.message,
    because: doc.heldBecause ?? '',
    receivedAt: new Date(doc.createdAt),
    recordUrl: `${records}/${doc.id}`,
  }));
  const letter = heldDigest(head, lines, {
    count: docs.length,
    listUrl: `${records}?where[or][0][and][0][status][equals]=spam`,
  });
  return { ...letter, tellsOfHeld: docs.map(({ id }) => id) };
}
