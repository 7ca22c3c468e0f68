import { getSiteIndex } from '@/content/store/site-index';
import type { TerritoryCheckBlock } from '@/payload-types';
import { contactPath, leadAnchorPath } from '@/platform/paths';
import { getTerritorySuggestions } from '@/territories/store/territory';
import { sectionHead } from '../section-head';
import type { TerritoryCheckProps } from './TerritoryCheck';

/** The check’s words and what its fields suggest. */
export async function loadTerritoryCheck(
  block: TerritoryCheckBlock,
  path: string,
): Promise<TerritoryCheckProps> {
  const [suggestions, { isLive }] = await Promise.all([getTerritorySuggestions(), getSiteIndex()]);
  return {
    ...sectionHead(block),
    ...suggestions,
    path,
    businessTypeHelp: block.businessTypeHelp || null,
    locationHelp: block.locationHelp || null,
    notes: (block.notes ?? []).map(({ title, text }) => ({ title, text })),
    enquiryHref: isLive(contactPath) ? `${contactPath}#lead-capture` : leadAnchorPath,
  };
}
