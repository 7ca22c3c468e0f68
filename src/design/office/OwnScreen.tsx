import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '@/payload-types';
import { cmsPath } from '@/platform/paths';

/** The account that looks at a screen of ours; others sign in first and come back to it. */
export function requireAccount(req: PayloadRequest, path: string): User {
  if (!req.user) redirect(`${cmsPath}/login?redirect=${encodeURIComponent(path)}`);
  return req.user as User;
}

/** A screen of ours that is no list and no document, in Payload’s frame. */
export function OwnScreen({
  initPageResult: { req, permissions, locale, visibleEntities },
  params,
  searchParams,
  children,
}: AdminViewServerProps & { children: ReactNode }) {
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user as User}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <Gutter className="office-screen">{children}</Gutter>
    </DefaultTemplate>
  );
}
