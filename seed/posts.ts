import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { postCategories } from '@/domain/content/post-categories';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'content/posts');

const frontMatter = z.object({
  title: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  excerpt: z.string().min(1).max(300),
  category: z.enum(postCategories),
  publishedOn: z.iso.date(),
  emoji: z.string().min(1),
  metaTitle: z.string().min(1),
  metaDescription: z.string().min(1),
});

export type PostSource = z.infer<typeof frontMatter> & { markdown: string };

/** Front matter here is flat `key: value` lines; a value in double quotes is JSON. */
function parseFrontMatter(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, key = '', raw = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
        return [key, raw.startsWith('"') ? (JSON.parse(raw) as string) : raw.trim()];
      }),
  );
}

/**
 * Reads the posts under `seed/content/posts`.
 *
 * @throws when a file's front matter is incomplete; the message names the file
 */
export function readPosts(): PostSource[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
      if (!match) throw new Error(`${name} has no front matter.`);
      const [, head = '', body = ''] = match;
      const parsed = frontMatter.safeParse(parseFrontMatter(head));
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
      return { ...parsed.data, markdown: body.trim() };
    });
}
