import type { PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { Refusal } from '@/platform/database/refusal';

/**
 * The same for an enquiry that is to be answered.
 *
 * @throws a refusal while it is held as spam
 */
export async function lockEnquiry(req: PayloadRequest, id: number): Promise<Submission> {
  const enquiry = await lockDocument(req, 'submissions', id);
  if (enquiry.status === 'spam') {
    throw new Refusal('It is held as spam. Set the status to New first, and save.', 409);
  }
  return enquiry;
}
