import type { Metadata } from 'next';
import { z } from 'zod';
import { missingPage, pageMetadata } from '@/content/rules/page-metadata';
import { postCategories } from '@/content/rules/posts';
import { getPage } from '@/content/store/pages';
import { searchPosts } from '@/content/store/posts';
import { getSiteIdentity } from '@/content/store/site';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { getEnv } from '@/platform/env';
import { blogPath } from '@/platform/paths';
import { fitsInto } from '@/platform/text-length';
import { BlogList } from '@/site/blog/BlogList';
import { JsonLd, pageStructuredData } from '@/site/sections/structured-data';
import { MissingPage } from '@/site/templates/MissingPage';

/** The blog with a filter in its query; visitors see it at `/blog` (rewrites in next.config.ts). */
interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered on request, because the list depends on the query. */
export const dynamic = 'force-dynamic';

/** Query of filter links and the search form; invalid values are ignored. */
const filterSchema = z.object({
  q: z.string().refine(fitsInto(100)).catch(''),
  category: z.enum(postCategories).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export async function generateMetadata(): Promise<Metadata> {
  const [page, { brandName }] = await Promise.all([getPage(blogPath), getSiteIdentity()]);
  if (!page) return missingPage;
  // Filtered lists duplicate the blog page, so search engines skip them.
  return pageMetadata(getEnv().siteUrl, brandName, { ...page, noIndex: true });
}

export default async function FilteredBlogPage({ searchParams }: Props) {
  const blog = await getPage(blogPath);
  if (!blog) return <MissingPage />;
  const { q: search, category, page } = filterSchema.parse(await searchParams);
  const { posts, hasMore } = await searchPosts({ search, category, page });
  return (
    <>
      <JsonLd nodes={await pageStructuredData(blog)} />
      <PathBreadcrumb path={blog.path} />
      <BlogList
        sections={blog.sections}
        posts={posts}
        filter={{ search, category }}
        paging={{ page, hasMore }}
      />
    </>
  );
}
