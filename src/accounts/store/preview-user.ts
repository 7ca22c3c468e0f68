import 'server-only';
import { draftMode, headers } from 'next/headers';
import { cache } from 'react';
import type { User } from '@/payload-types';
import { getCms } from '@/platform/cms';

/**
 * Who looks at a preview; `null` for the public. The preview cookie alone shows nothing: it outlives
 * a sign-out, so the session is asked as well.
 */
export const getPreviewUser = cache(async (): Promise<User | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const cms = await getCms();
  const { user } = await cms.auth({ headers: await headers() });
  return user;
});
