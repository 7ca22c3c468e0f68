import type { PayloadRequest } from 'payload';

/**
 * Sends visitors of an address that a document has left to where it is now, or to the page that an
 * editor chose in its place. Older redirects to the left address are pointed at the new one, and one that stands in the new address's way goes,
 * so that there is never a chain or a loop.
 *
 * @param from the path the document was published under
 * @param to the path it is published under now
 */
export async function redirectOldAddress(
  from: string,
  to: string,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req;
  const own = { req, overrideAccess: true } as const;
  await payload.delete({ collection: 'redirects', where: { from: { in: [from, to] } }, ...own });
  await payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    ...own,
  });
  await payload.create({
    collection: 'redirects',
    data: {
      from,
      to,
      permanent: true,
      note: 'Written by itself when the page moved or was deleted.',
    },
    ...own,
  });
}

/** A page that is on the site again, or for the first time, has its address to itself. */
export async function dropRedirectFrom(address: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: address } },
    req,
    overrideAccess: true,
  });
}
