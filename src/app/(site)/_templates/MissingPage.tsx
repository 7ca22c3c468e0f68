import { getSiteIndex } from '@/cms/queries/site-index';
import { NotFoundView } from '@/components/layout/NotFoundView';

/** The view for addresses that lead nowhere, with links that do lead somewhere. */
export async function MissingPage() {
  const { isLive } = await getSiteIndex();
  return <NotFoundView isLive={isLive} />;
}
