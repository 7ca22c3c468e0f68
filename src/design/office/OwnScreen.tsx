import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '@/payload-types';
import { cmsPath } from '@/platform/paths';

/** Returns the account of a custom screen; visitors are sent to sign in and then return. */
export function requireAccount(req: PayloadRequest, path: string): User {
  if (!req.user) redirect(`${cmsPath}/login?redirect=${encodeURIComponent(path)}`);
  return req.user as User;
}

/** A custom screen in Payload's frame, neither a list nor a document. */
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
