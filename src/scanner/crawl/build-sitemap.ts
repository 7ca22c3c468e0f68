import type { CrawledPage } from './crawl-types.ts';

/** sitemaps.org */
const MAX_ADDRESSES = 50_000;
const MAX_LETTERS = 2_047;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

function entryOf({ url, lastModified }: CrawledPage): string {
  const lines = [`    <loc>${escaped(url)}</loc>`];
  if (lastModified !== null) lines.push(`    <lastmod>${escaped(lastModified)}</lastmod>`);
  return `  <url>\n${lines.join('\n')}\n  </url>`;
}

/** Builds a sitemap (https://www.sitemaps.org/protocol.html) of one host's unique addresses. */
export function buildSitemapXml(pages: readonly CrawledPage[]): string {
  const listed = pages.filter(
    ({ url, leftOut }) => leftOut === null && escaped(url).length <= MAX_LETTERS,
  );
  const seen = new Set<string>();
  const once = listed.filter(({ url }) => !seen.has(url) && seen.add(url));
  const [first] = once;
  const origin = first && new URL(first.url).origin;
  const entries = once.filter(({ url }) => new URL(url).origin === origin).slice(0, MAX_ADDRESSES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryOf),
    '</urlset>',
    '',
  ].join('\n');
}

export interface TreeNode<Page> {
  /** Readable last part of the address: `boilers`, `?page=2`; `/` for the top. */
  name: string;
  /** Usually one; `/a` and `/a/` are two. Empty for a folder without its own page. */
  pages: readonly Page[];
  children: readonly TreeNode<Page>[];
  listed: number;
  leftOut: number;
}

interface Growing<Page> {
  name: string;
  pages: Page[];
  children: Map<string, Growing<Page>>;
}

const inOrder = new Intl.Collator('en', { numeric: true });

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function stepsOf(address: string): string[] {
  const { pathname, search } = new URL(address);
  const steps = pathname.split('/').filter((step) => step !== '');
  return search === '' ? steps : [...steps, search];
}

/** Arranges addresses by path, like folders. The crawl's limits bound the depth. */
export function buildTree<Page extends { url: string }>(
  pages: readonly Page[],
  isListed: (page: Page) => boolean,
): TreeNode<Page> {
  const finish = ({ name, pages, children }: Growing<Page>): TreeNode<Page> => {
    const below = [...children.values()]
      .toSorted((a, b) => inOrder.compare(a.name, b.name))
      .map(finish);
    const own = pages.filter(isListed).length;
    return {
      name: readable(name),
      pages,
      children: below,
      listed: below.reduce((sum, { listed }) => sum + listed, own),
      leftOut: below.reduce((sum, { leftOut }) => sum + leftOut, pages.length - own),
    };
  };
  const top: Growing<Page> = { name: '/', pages: [], children: new Map() };
  for (const page of pages) {
    let node = top;
    for (const step of stepsOf(page.url)) {
      const child = node.children.get(step) ?? { name: step, pages: [], children: new Map() };
      node.children.set(step, child);
      node = child;
    }
    node.pages.push(page);
  }
  return finish(top);
}
