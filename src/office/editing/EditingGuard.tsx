'use client';

import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { ActiveGuard } from './ActiveGuard';

/** Stands above each form of the back office; a document that is not saved yet has no others. */
export function EditingGuard() {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const slug = collectionSlug ?? globalSlug;
  const isSaved = globalSlug !== undefined || id !== undefined;
  if (!slug || !isSaved || !user || !hasSavePermission || isTrashed) return null;
  const path = globalSlug
    ? `${config.routes.api}/globals/${slug}`
    : `${config.routes.api}/${slug}/${id}`;
  const edited = globalSlug ? { slug } : { slug, id: Number(id) };
  return <ActiveGuard key={path} path={path} edited={edited} user={user as never} />;
}
