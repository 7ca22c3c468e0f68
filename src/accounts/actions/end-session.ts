import { createLocalReq, logoutOperation, type Payload } from 'payload';
import type { User } from '@/payload-types';

/** Ends the session that an account came with, and leaves its others alone. */
export async function endSession(
  payload: Payload,
  user: User,
  headers: Pick<Headers, 'get'>,
): Promise<void> {
  const req = await createLocalReq(
    { user: user as never, req: { headers: headers as Headers } },
    payload,
  );
  await logoutOperation({ collection: payload.collections.users, req });
}
