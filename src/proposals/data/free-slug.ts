import type { PayloadRequest } from 'payload';

/**
 * An address that no proposal has: the wanted one, or with the next free number behind it.
 *
 * @param wanted e.g. `dc-hair-nails`; where it is taken, a number at its end counts as one of ours
 */
export async function freeSlug(req: PayloadRequest, wanted: string): Promise<string> {
  const first = wanted || 'proposal';
  const base = first.replace(/-\d{1,3}$/, '');
  const { docs } = await req.payload.find({
    collection: 'proposals',
    where: { slug: { like: base } },
    pagination: false,
    depth: 0,
    req,
    select: { slug: true },
  });
  const taken = new Set(docs.map(({ slug }) => slug));
  if (!taken.has(first)) return first;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
