import type { PayloadRequest } from 'payload';
import { matchBusinessType } from '@/domain/territory/match-business-type';
import { type StoredNiche, toNicheWords } from '../_shared/territory-register';

/**
 * The niche that a trade in somebody’s own words belongs to.
 *
 * @returns its id; `null` where several or none may be meant
 */
export async function findNiche(req: PayloadRequest, trade: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'niches',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    req,
    select: { name: true, slug: true, synonyms: true, seedKey: true },
  });
  const niches = docs as StoredNiche[];
  const match = matchBusinessType(trade, niches.map(toNicheWords));
  if (match.kind !== 'found' || match.niches.length !== 1) return null;
  const [found] = match.niches;
  return niches.find((niche) => toNicheWords(niche).key === found?.key)?.id ?? null;
}
