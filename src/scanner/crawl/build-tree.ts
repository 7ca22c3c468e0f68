import type { CrawledPage } from './crawl-types.ts';

export interface TreeNode {
  /** Readable last part of the address: `boilers`, `?page=2`; `/` for the top. */
  name: string;
  /** Usually one; `/a` and `/a/` are two. Empty for a folder without its own page. */
  pages: readonly CrawledPage[];
  /** Alphabetical, numbers by value. */
  children: readonly TreeNode[];
  listed: number;
  leftOut: number;
}

interface Growing {
  name: string;
  pages: CrawledPage[];
  children: Map<string, Growing>;
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

function finish({ name, pages, children }: Growing): TreeNode {
  const below = [...children.values()]
    .toSorted((a, b) => inOrder.compare(a.name, b.name))
    .map(finish);
  const own = pages.filter(({ leftOut }) => leftOut === null).length;
  return {
    name: readable(name),
    pages,
    children: below,
    listed: below.reduce((sum, { listed }) => sum + listed, own),
    leftOut: below.reduce((sum, { leftOut }) => sum + leftOut, pages.length - own),
  };
}

/** Arranges crawled pages by path, like folders. The crawl's limits bound the depth. */
export function buildTree(pages: readonly CrawledPage[]): TreeNode {
  const top: Growing = { name: '/', pages: [], children: new Map() };
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
