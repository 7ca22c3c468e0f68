import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const contentFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'content');

/** Front matter is flat `key: value` lines; values in quotes or brackets are JSON. */
function parseFrontMatter(text: string, file: string): Record<string, unknown> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const match = /^(\w+):\s*(.*)$/.exec(line);
        if (!match) throw new Error(`${file}: “${line}” is no line of front matter.`);
        const [, key = '', raw = ''] = match;
        if (!/^["[\d]/.test(raw) || /^\d+-/.test(raw)) return [key, raw.trim()];
        try {
          return [key, JSON.parse(raw)];
        } catch {
          throw new Error(`${file}: “${line}” can’t be read.`);
        }
      }),
  );
}

/**
 * Reads a folder under `seed/content`.
 * @param schema of each file's front matter
 * @returns front matter and text of each file, by file name
 * @throws for incomplete front matter, naming the file
 */
export function readContentFolder<T extends z.ZodType<object>>(
  folder: string,
  schema: T,
): (z.infer<T> & { markdown: string })[] {
  const full = path.join(contentFolder, folder);
  return readdirSync(full)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
        readFileSync(path.join(full, name), 'utf8'),
      );
      if (!match) throw new Error(`${file} has no front matter.`);
      const [, head = '', body = ''] = match;
      const parsed = schema.safeParse(parseFrontMatter(head, file));
      if (!parsed.success) {
        throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      }
      return { ...parsed.data, markdown: body.trim() };
    });
}

/** A part of a Markdown text with its heading. */
export interface MarkdownPart {
  heading: string;
  text: string;
}

/**
 * Splits a Markdown text at its headings of one rank.
 * @param rank 2 for `## …`
 * @returns the text before the first heading, and the parts
 */
export function splitAtHeadings(
  markdown: string,
  rank: 2 | 3,
): { before: string; parts: MarkdownPart[] } {
  const [before = '', ...rest] = `\n${markdown}`.split(new RegExp(`\\n${'#'.repeat(rank)} `));
  return {
    before: before.trim(),
    parts: rest.map((part) => {
      const end = part.indexOf('\n');
      return end === -1
        ? { heading: part.trim(), text: '' }
        : { heading: part.slice(0, end).trim(), text: part.slice(end).trim() };
    }),
  };
}

/**
 * Reads list entries with a bold name: `- **Name.** Text`.
 * @param what for the message, e.g. the file
 * @throws for an entry in another form
 */
export function namedEntries(list: string, what: string): { name: string; text: string }[] {
  return list
    .split(/\n(?=(?:-|\d+\.) )/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const match = /^(?:-|\d+\.)\s+\*\*(.+?)[.:]?\*\*[.:]?\s*([\s\S]*)$/.exec(entry);
      if (!match) throw new Error(`${what}: “${entry.slice(0, 60)}” has no bold name.`);
      const [, name = '', text = ''] = match;
      return { name, text: text.replace(/\s+/g, ' ').trim() };
    });
}
