import { listCities } from '@/content/store/cities';
import type { CityListBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { CityListProps } from './CityList';

/** The published cities. */
export async function loadCityList(block: CityListBlock): Promise<CityListProps> {
  const { intro, ...head } = sectionHead(block);
  const { label, href } = block.action ?? {};
  const cities = await listCities();
  return {
    ...head,
    text: intro,
    action: label && href ? { label, href } : null,
    cities: cities.map(({ name, href, region }) => ({ name, href, note: region })),
  };
}
