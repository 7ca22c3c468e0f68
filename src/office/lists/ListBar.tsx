import type { BeforeListTableServerProps } from 'payload';
import type { QuickFilterSet } from '@/design/office/quick-filter';
import type { User } from '@/payload-types';
import { bracketQuery } from '@/platform/bracket-query';
import { readStateFilters } from '@/territories/office/state-filters';
import { cappedCount, countUpTo, readScheduledIds } from '../readers';
import { draftFilters, filterSets } from './filter-sets';
import { ListBarLinks } from './ListBarLinks';

type Props = BeforeListTableServerProps;

async function filtersOf({ collectionConfig, payload }: Props): Promise<QuickFilterSet | null> {
  const { slug, versions } = collectionConfig;
  const own = filterSets[slug];
  if (own) return own;
  if (slug === 'territories') return readStateFilters(payload);
  if (!versions?.drafts) return null;
  return draftFilters(slug, await readScheduledIds(payload, slug));
}

export async function ListBar(props: Props) {
  const { collectionConfig, payload } = props;
  const user = props.user as unknown as User | undefined;
  const { slug } = collectionConfig;
  const endpoints = collectionConfig.endpoints || [];
  const canExport = endpoints.some(({ path }) => path === '/export');
  const set = await filtersOf(props);
  if (!user || (!set && !canExport)) return null;
  const filters = await Promise.all(
    (set?.filters(user.id, new Date()) ?? []).map(async ({ label, where, isCounted }) => ({
      label,
      where,
      query: bracketQuery({ where }).toString(),
      count: isCounted ? cappedCount(await countUpTo(payload, user, slug, where)) : null,
    })),
  );
  return (
    <ListBarLinks
      name={set?.name ?? ''}
      filters={filters}
      exportPath={canExport ? `${payload.config.routes.api}/${slug}/export` : null}
    />
  );
}
