import { listClaims } from '@/content/store/site';
import type { ClaimsBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { ClaimsProps } from './Claims';

/** The claims that are switched on. */
export async function loadClaims(block: ClaimsBlock): Promise<ClaimsProps> {
  return { ...sectionHead(block), claims: await listClaims() };
}
