import { z } from 'zod';
import { postCategories } from '@/content/rules/posts';
import { siteSettings } from './data/site';
import { readContentFolder } from './front-matter';

const frontMatter = z.object({
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  excerpt: z.string().min(1).max(300),
  category: z.enum(postCategories),
  publishedOn: z.iso.date(),
  author: z.enum(siteSettings.people.map(({ id }) => id)),
  emoji: z.string().min(1),
  metaTitle: z.string().min(1),
  metaDescription: z.string().min(1),
});

export type PostSource = z.infer<typeof frontMatter> & { markdown: string };

export function readPosts(): PostSource[] {
  return readContentFolder('posts', frontMatter);
}
