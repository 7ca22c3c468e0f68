import type { Metadata } from 'next';
import { blogPostingNode } from '@/content/rules/article-nodes';
import { missingPage, pageMetadata } from '@/content/rules/page-metadata';
import { CmsRichText, listHeadings } from '@/content/store/CmsRichText';
import { followRedirect } from '@/content/store/follow-redirect';
import { getPost, listRelatedPosts } from '@/content/store/posts';
import { getSiteIdentity } from '@/content/store/site';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { getEnv } from '@/platform/env';
import { leadAnchorPath, postPath, pricingPath } from '@/platform/paths';
import { CallToAction } from '@/site/sections/CallToAction/CallToAction';
import { JsonLd, pageStructuredData } from '@/site/sections/structured-data';
import { ArticleShell } from '@/site/templates/ArticleShell';
import { MissingPage } from '@/site/templates/MissingPage';

interface Props {
  params: Promise<{ slug: string }>;
}

/** Empty, because the build has no database: each post is rendered and cached on first view. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPost((await params).slug);
  if (!post) return missingPage;
  const { brandName } = await getSiteIdentity();
  return pageMetadata(getEnv().siteUrl, brandName, post);
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
  const [identity, related, parts] = await Promise.all([
    getSiteIdentity(),
    listRelatedPosts(post),
    listHeadings(post.content),
  ]);
  const facts = { ...post, description: post.metaDescription };
  const nodes = [blogPostingNode(siteUrl, identity, facts)];
  return (
    <>
      <JsonLd nodes={await pageStructuredData({ ...post, nodes })} />
      <PathBreadcrumb path={path} />
      <ArticleShell post={post} studio={identity.brandName} related={related} parts={parts}>
        <CmsRichText content={post.content} />
      </ArticleShell>
      <CallToAction
        shared
        title="What would yours cost?"
        description={`Tell us your trade and your town. We answer within ${identity.replyWithinHours} hours on working days, with a price or what we need to know for one.`}
        buttonText="Get Started"
        buttonLink={leadAnchorPath}
        secondary={{ label: 'See every price', href: pricingPath }}
        variant="compact"
      />
    </>
  );
}
