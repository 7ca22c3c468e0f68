import type { Metadata } from 'next';
import { z } from 'zod';
import { missingPage, pageMetadata } from '@/content/rules/page-metadata';
import { filterPosts, postCategories } from '@/content/rules/posts';
import { getPage } from '@/content/store/pages';
import { listPosts } from '@/content/store/posts';
import { getSiteIdentity } from '@/content/store/site';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Section } from '@/design/layout/Section';
import { getEnv } from '@/platform/env';
import { blogPath, feedPath } from '@/platform/paths';
import { fitsInto } from '@/platform/text-length';
import { BlogFilter } from '@/site/blog/BlogFilter';
import { PostGrid } from '@/site/sections/PostList/PostList';
import { Sections } from '@/site/sections/registry';
import { JsonLd, pageStructuredData } from '@/site/sections/structured-data';
import { MissingPage } from '@/site/templates/MissingPage';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered on request, because the list depends on the query. */
export const dynamic = 'force-dynamic';

/** Query of filter links and the search form; invalid values are ignored. */
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
  return pageMetadata(getEnv().siteUrl, brandName, {
    ...page,
    // Filtered lists duplicate the blog page, so search engines skip them.
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
      <JsonLd nodes={await pageStructuredData(page)} />
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
