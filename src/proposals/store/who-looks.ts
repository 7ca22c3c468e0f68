import { grantFor } from '@/accounts/rules/permissions';
import { studioArea } from '@/accounts/store/areas';
import { hasSession, type Visitor } from '@/accounts/store/may-enter';
import { pageHeaders } from '@/accounts/store/page-headers';
import { getCms } from '@/platform/cms';

export interface Looking {
  /** Somebody who works here: no client, whatever the link says. */
  isStaff: boolean;
  /** They may see every proposal, also drafts. */
  mayReadAll: boolean;
  /** They may have a client’s link with its key: an account of their own says who they are. */
  mayHaveKeys: boolean;
}

/** Whether a proposal’s page is opened by one of us: with an account, or in the studio’s area. */
export async function whoLooks(visitor: Visitor): Promise<Looking> {
  const { user } = await (await getCms()).auth({ headers: pageHeaders(visitor.headers) });
  if (user && grantFor('proposals', user.role, 'read') === 'yes') {
    return { isStaff: true, mayReadAll: true, mayHaveKeys: true };
  }
  const isInStudio = await hasSession(studioArea, visitor);
  return {
    isStaff: user !== null || isInStudio,
    mayReadAll: isInStudio,
    mayHaveKeys: false,
  };
}
