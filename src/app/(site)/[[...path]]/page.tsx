import type { Metadata } from 'next';
import { Sections } from '@/blocks/registry';
import { pageStructuredData } from '@/blocks/structured-data';
import { followRedirect } from '@/cms/follow-redirect';
import { getPage } from '@/cms/queries/pages';
import { getSiteIdentity } from '@/cms/queries/site';
import { JsonLd } from '@/components/layout/JsonLd';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { PathBreadcrumb } from '@/components/layout/PathBreadcrumb';
import { getEnv } from '@/config/env';
import { pathFromSegments } from '@/domain/routing/paths';
import { missingPage, pageMetadata } from '@/domain/seo/page-metadata';
import { toJsonLd } from '@/domain/seo/structured-data';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** None at build time, which has no database: each page is made on its first view and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await getPage(pathFromSegments((await params).path));
  if (!page) return missingPage;
  const { brandName } = await getSiteIdentity();
  return pageMetadata({
    siteUrl: getEnv().siteUrl,
    brandName,
    path: page.path,
    title: page.metaTitle,
    description: page.metaDescription,
    noIndex: page.noIndex,
  });
}

export default async function CmsPage({ params }: Props) {
  const path = pathFromSegments((await params).path);
  const page = await getPage(path);
  if (!page) {
    await followRedirect(path);
    return <NotFoundView />;
  }
  return (
    <>
      <JsonLd json={toJsonLd(await pageStructuredData(page))} />
      <PathBreadcrumb path={page.path} />
      <Sections sections={page.sections} />
    </>
  );
}
