import type { PayloadRequest } from 'payload';

/**
 * Finds an unused address: the wanted one, or the wanted one with the next free number.
 *
 * @param wanted e.g. `dc-hair-nails`; if it is taken, its final number counts as ours
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
