import { listIndustries } from '@/content/store/industries';
import type { IndustryListBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { IndustryListProps } from './IndustryList';

/** The published industries. */
export async function loadIndustryList(block: IndustryListBlock): Promise<IndustryListProps> {
  return { ...sectionHead(block), industries: await listIndustries() };
}
