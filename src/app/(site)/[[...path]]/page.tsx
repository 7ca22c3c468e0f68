import type { Metadata } from 'next';
import { missingPage, pageMetadata } from '@/content/rules/page-metadata';
import { followRedirect } from '@/content/store/follow-redirect';
import { getSiteIdentity } from '@/content/store/site';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { getEnv } from '@/platform/env';
import { pathFromSegments } from '@/platform/paths';
import { JsonLd } from '@/site/sections/structured-data';
import { findDocument } from '@/site/templates/find-document';
import { MissingPage } from '@/site/templates/MissingPage';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** Empty, because the build has no database: each page is rendered and cached on first view. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const document = await findDocument(pathFromSegments((await params).path));
  if (!document) return missingPage;
  const { brandName } = await getSiteIdentity();
  return pageMetadata(getEnv().siteUrl, brandName, document.meta);
}

export default async function CmsPage({ params }: Props) {
  const path = pathFromSegments((await params).path);
  const document = await findDocument(path);
  if (!document) {
    await followRedirect(path);
    return <MissingPage />;
  }
  return (
    <>
      <JsonLd nodes={await document.structuredData()} />
      <PathBreadcrumb path={path} />
      {document.element}
    </>
  );
}
