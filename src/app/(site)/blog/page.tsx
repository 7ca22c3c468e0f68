import type { Metadata } from 'next';
import { z } from 'zod';
import { PostGrid } from '@/blocks/PostGrid/PostGrid';
import { Sections } from '@/blocks/registry';
import { pageStructuredData } from '@/blocks/structured-data';
import { getPage } from '@/cms/queries/pages';
import { listPosts } from '@/cms/queries/posts';
import { getSiteIdentity } from '@/cms/queries/site';
import { JsonLd } from '@/components/layout/JsonLd';
import { PathBreadcrumb } from '@/components/layout/PathBreadcrumb';
import { Section } from '@/components/layout/Section';
import { getEnv } from '@/config/env';
import { filterPosts } from '@/domain/blog/filter-posts';
import { postCategories } from '@/domain/content/post-categories';
import { blogPath, feedPath } from '@/domain/routing/paths';
import { missingPage, pageMetadata } from '@/domain/seo/page-metadata';
import { toJsonLd } from '@/domain/seo/structured-data';
import { BlogFilter } from '@/features/blog/BlogFilter';
import { fitsInto } from '@/lib/text-length';
import { MissingPage } from '../_templates/MissingPage';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The list depends on the address's query, so it is put together at each view. */
export const dynamic = 'force-dynamic';

/** What a filter link or the search form puts into the address; anything else counts as nothing. */
const filterSchema = z.object({
  q: z.string().refine(fitsInto(100)).catch(''),
  category: z.enum(postCategories).nullable().catch(null),
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [page, { brandName }, query] = await Promise.all([
    getPage(blogPath),
    getSiteIdentity(),
    searchParams,
  ]);
  if (!page) return missingPage;
  return pageMetadata({
    siteUrl: getEnv().siteUrl,
    brandName,
    path: page.path,
    title: page.metaTitle,
    description: page.metaDescription,
    // Filtered lists are views of one page, not pages of their own.
    noIndex: page.noIndex || Object.keys(query).length > 0,
  });
}

export default async function BlogPage({ searchParams }: Props) {
  const page = await getPage(blogPath);
  if (!page) return <MissingPage />;
  const { q, category } = filterSchema.parse(await searchParams);
  const posts = filterPosts(await listPosts(), q, category);
  return (
    <>
      <JsonLd json={toJsonLd(await pageStructuredData(page))} />
      <PathBreadcrumb path={page.path} />
      <Sections sections={page.sections} path={page.path} />
      <Section>
        <h2 className="sr-only">Articles</h2>
        <BlogFilter search={q} category={category} />
        <PostGrid
          posts={posts}
          emptyMessage="No articles found. Try adjusting your search or filters."
        />
        <p className="mt-12 border-t border-rule pt-3 text-small">
          <a href={feedPath} className="touch inline-flex items-center">
            RSS feed
          </a>
        </p>
      </Section>
    </>
  );
}
