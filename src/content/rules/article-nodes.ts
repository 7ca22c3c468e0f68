import type { BlogPosting, CreativeWork } from 'schema-dts';
import type { PictureView } from '@/design/view-models';
import { absoluteUrl, homePath, shareCardPath } from '@/platform/paths';
import { businessId } from './structured-data';
import type { PersonView, SiteIdentity } from './view-models';

export function blogPostingNode(
  siteUrl: string,
  identity: SiteIdentity,
  post: {
    path: string;
    title: string;
    description: string;
    publishedOn: string;
    updatedAt: string;
    author: PersonView | null;
    cover: PictureView | null;
  },
): BlogPosting {
  const { author, cover } = post;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    image: new URL(cover?.src ?? shareCardPath(post.path), siteUrl).href,
    description: post.description,
    datePublished: post.publishedOn,
    dateModified: post.updatedAt,
    inLanguage: 'en-GB',
    url: absoluteUrl(siteUrl, post.path),
    mainEntityOfPage: absoluteUrl(siteUrl, post.path),
    // A sample person has written nothing.
    author:
      author && !author.isSample
        ? {
            '@type': 'Person',
            name: author.name,
            jobTitle: author.role,
            worksFor: { '@id': businessId(siteUrl) },
          }
        : {
            '@type': 'Organization',
            name: identity.brandName,
            url: absoluteUrl(siteUrl, homePath),
          },
    publisher: { '@id': businessId(siteUrl) },
  };
}

export function caseStudyNode(
  siteUrl: string,
  study: {
    title: string;
    path: string;
    description: string;
    updatedAt: string;
    image: PictureView | null;
  },
): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': `${absoluteUrl(siteUrl, study.path)}#work`,
    name: study.title,
    description: study.description,
    url: absoluteUrl(siteUrl, study.path),
    ...(study.image ? { image: new URL(study.image.src, siteUrl).href } : {}),
    dateModified: study.updatedAt,
    inLanguage: 'en-GB',
    creator: { '@id': businessId(siteUrl) },
  };
}
