import 'server-only';
import { getPreviewUser } from '@/accounts/store/viewer';
import { getPricePreview } from '@/prices/store/price-preview';

/**
 * Arguments that every public read shares: access rules apply, drafts stay hidden from the public.
 * Whoever looks at new prices sees the published pages with them, as visitors would after a save.
 */
export async function readAs() {
  const user = (await getPricePreview()) ? null : await getPreviewUser();
  return {
    overrideAccess: false,
    draft: user !== null,
    pagination: false,
    ...(user ? { user } : {}),
  } as const;
}
