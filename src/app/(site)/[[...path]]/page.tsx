import type { Metadata } from 'next';
import { followRedirect } from '@/cms/follow-redirect';
import { getSiteIdentity } from '@/cms/queries/site';
import { JsonLd } from '@/components/layout/JsonLd';
import { PathBreadcrumb } from '@/components/layout/PathBreadcrumb';
import { getEnv } from '@/config/env';
import { pathFromSegments } from '@/domain/routing/paths';
import { missingPage, pageMetadata } from '@/domain/seo/page-metadata';
import { toJsonLd } from '@/domain/seo/structured-data';
import { findDocument } from '../_templates/find-document';
import { MissingPage } from '../_templates/MissingPage';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** None at build time, which has no database: each page is made on its first view and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const document = await findDocument(pathFromSegments((await params).path));
  if (!document) return missingPage;
  const { brandName } = await getSiteIdentity();
  const { path, metaTitle, metaDescription, noIndex } = document.meta;
  return pageMetadata({
    siteUrl: getEnv().siteUrl,
    brandName,
    path,
    title: metaTitle,
    description: metaDescription,
    noIndex,
  });
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
      <JsonLd json={toJsonLd(await document.structuredData())} />
      <PathBreadcrumb path={path} />
      {document.element}
    </>
  );
}
