import type { BeforeListTableServerProps } from 'payload';
import { bracketQuery } from '@/lib/bracket-query';
import { QuickFilterLinks } from './QuickFilterLinks';
import { filterSignature, quickFilters } from './quick-filters';

/** Above the list of enquiries: what it is mostly looked at for, with numbers, and the export. */
export async function QuickFilters({ payload, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const filters = await Promise.all(
    quickFilters(Number(user.id), new Date()).map(async ({ label, where }) => {
      const { totalDocs } = await payload.count({
        collection: 'submissions',
        where,
        user,
        overrideAccess: false,
      });
      return {
        label,
        count: totalDocs,
        query: bracketQuery({ where }).toString(),
        signature: filterSignature(where),
      };
    }),
  );
  return <QuickFilterLinks filters={filters} />;
}
