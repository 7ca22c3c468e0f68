import type { Metadata } from 'next';
import { pageStructuredData } from '@/blocks/structured-data';
import { CmsRichText } from '@/cms/CmsRichText';
import { followRedirect } from '@/cms/follow-redirect';
import { getPost, listPosts } from '@/cms/queries/posts';
import { getSiteIdentity } from '@/cms/queries/site';
import { ArticleShell } from '@/components/layout/ArticleShell';
import { JsonLd } from '@/components/layout/JsonLd';
import { PathBreadcrumb } from '@/components/layout/PathBreadcrumb';
import { getEnv } from '@/config/env';
import { relatedPosts } from '@/domain/blog/related-posts';
import { postPath } from '@/domain/routing/paths';
import { missingPage, pageMetadata } from '@/domain/seo/page-metadata';
import { blogPostingNode, toJsonLd } from '@/domain/seo/structured-data';
import { MissingPage } from '../../_templates/MissingPage';

interface Props {
  params: Promise<{ slug: string }>;
}

/** None at build time, which has no database: each post is made on its first view and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  if (!post) return missingPage;
  const { brandName } = await getSiteIdentity();
  return pageMetadata({
    siteUrl: getEnv().siteUrl,
    brandName,
    path: postPath(post.slug),
    title: post.metaTitle,
    description: post.metaDescription,
    noIndex: post.noIndex,
    publishedOn: post.publishedOn,
  });
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const path = postPath(slug);
  const post = await getPost(slug);
  if (!post) {
    await followRedirect(path);
    return <MissingPage />;
  }
  const { siteUrl } = getEnv();
  const [identity, posts] = await Promise.all([getSiteIdentity(), listPosts()]);
  const related = relatedPosts(post, posts);
  const facts = { ...post, path, description: post.metaDescription };
  const nodes = [blogPostingNode(siteUrl, identity, facts)];
  return (
    <>
      <JsonLd json={toJsonLd(await pageStructuredData({ ...post, path, nodes }))} />
      <PathBreadcrumb path={path} />
      <ArticleShell
        title={post.title}
        category={post.category}
        publishedOn={post.publishedOn}
        readTimeMinutes={post.readTimeMinutes}
        author={identity.brandName}
        lead={post.excerpt}
        related={related.length > 0 ? { heading: 'Read next', links: related } : null}
      >
        <CmsRichText content={post.content} />
      </ArticleShell>
    </>
  );
}
