import { pageHeaders } from '@/accounts/store/page-headers';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';

/**
 * The admin who asks for something of the SEO dashboard; `null` for everybody else. What is sent has
 * to be checked for its origin beside.
 */
export async function findAdmin(headers: Headers): Promise<User | null> {
  const { user } = await (await getCms()).auth({ headers: pageHeaders(headers) });
  return user?.role === 'admin' ? user : null;
}
