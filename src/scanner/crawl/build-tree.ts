import type { CrawledPage } from './model.ts';

/** A step of an address, with what lies below it. */
export interface TreeNode {
  /** Last part of the address, readable: `boilers`, `?page=2`; `/` for the top. */
  name: string;
  /** Usually one; `/a` and `/a/` are two. None for a folder that has no page of its own. */
  pages: readonly CrawledPage[];
  /** In alphabetical order, figures by their size. */
  children: readonly TreeNode[];
  /** Pages in the sitemap, here and below. */
  listed: number;
  /** Addresses that are left out, here and below. */
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

/**
 * The pages of a crawl by the parts of their addresses, like folders. As deep as addresses have
 * parts, which a crawl bounds.
 */
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
