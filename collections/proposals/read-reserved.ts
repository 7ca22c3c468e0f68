import type { PayloadRequest } from 'payload';
import type { Standing } from '@/domain/proposals/standing';
import { idOf } from '@/jobs/id-of';
import type { Proposal } from '@/payload-types';
import { findTerritoryConflicts } from '../_shared/territory-conflicts';

/** What is reserved for others in the niche and area of a proposal, the worst first. */
export async function readReserved(
  req: PayloadRequest,
  { niche, place, clientName, clientEmail }: Proposal,
): Promise<Standing['reserved']> {
  const { conflicts } = await findTerritoryConflicts(req, {
    niche: idOf(niche) ?? null,
    place: place ?? '',
    client: { names: [clientName], email: clientEmail ?? null },
  });
  return conflicts.map(({ territory, kind, text }) => ({ territory, kind, text }));
}
