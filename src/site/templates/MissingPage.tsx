import { getSiteIndex } from '@/content/store/site-index';
import { NotFoundView } from './NotFoundView';

/** The view for addresses that lead nowhere, with links that do lead somewhere. */
export async function MissingPage() {
  const { isLive } = await getSiteIndex();
  return <NotFoundView isLive={isLive} />;
}
