import 'server-only';
import { getCms } from '../client';

export interface CityView {
  name: string;
  slug: string;
  region: string;
}

/** Published cities, in the order that staff gave them. */
export async function listCities(): Promise<CityView[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'cities',
    overrideAccess: false,
    draft: false,
    pagination: false,
    where: { _status: { equals: 'published' } },
    sort: '_order',
    depth: 0,
    select: { name: true, slug: true, region: true },
  });
  return docs.map(({ name, slug, region }) => ({ name, slug, region }));
}
