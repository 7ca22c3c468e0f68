import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { cmsPath, priceBoardPath } from '@/platform/paths';
import { findPriceDraft } from '../data/price-changes';
import { readBoard } from '../data/read-board';
import { boardGroups, sourceOfGroup, whyReadOnly } from '../rules/price-board';
import { PriceBoard } from './PriceBoard';

/** `/cms/prices`: every price of the site in one table, and what became of them. */
export async function PriceBoardView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const user = req.user as User | null;
  if (!user) redirect(`${cmsPath}/login?redirect=${encodeURIComponent(priceBoardPath)}`);
  const groups = await readBoard(req);
  const draft = await findPriceDraft(req.payload, String(searchParams?.draft ?? ''), user);
  const readOnly = boardGroups.flatMap(({ key }) => {
    const grant = (role: User['role']) => grantFor(sourceOfGroup[key], role, 'update');
    const why = whyReadOnly({ editor: grant('editor'), viewer: grant(user.role) });
    return why ? [[key, why] as const] : [];
  });
  const group = boardGroups.find(({ key }) => key === searchParams?.group)?.key ?? 'all';
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <PriceBoard
        initialGroups={groups}
        initialGroup={group}
        pending={draft ? [...draft.figures] : []}
        whyReadOnly={Object.fromEntries(readOnly)}
      />
    </DefaultTemplate>
  );
}
