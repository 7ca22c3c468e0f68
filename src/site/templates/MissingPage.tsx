import { getSiteIndex } from '@/content/store/site-index';
import { markPageMissing } from '@/platform/missing-page';
import { NotFoundView } from './NotFoundView';

/** The view for addresses that lead nowhere, with links that do lead somewhere. Its status is 404. */
export async function MissingPage() {
  markPageMissing();
  const { isLive } = await getSiteIndex();
  return <NotFoundView isLive={isLive} />;
}
