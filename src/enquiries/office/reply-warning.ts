import type { Payload } from 'payload';
import { cache } from 'react';

/** From how many hours before it is due an enquiry stands out; read once for all rows of a page. */
export const readReplyWarning = cache(async (payload: Payload): Promise<number> => {
  const { replyWarning } = await payload.findGlobal({
    slug: 'policy-settings',
    depth: 0,
    select: { replyWarning: true },
  });
  return replyWarning;
});
