import { describe, expect, it } from 'vitest';
import { buildTree, type TreeNode } from '@/scanner/crawl/build-sitemap';
import type { CrawledPage, LeftOutReason } from '@/scanner/crawl/crawl-types';

function page(path: string, reason?: LeftOutReason): CrawledPage {
  return {
    url: `https://shop.example${path}`,
    depth: 1,
    status: 200,
    contentType: 'text/html',
    title: null,
    lastModified: null,
    leftOut: reason ? { reason, to: null } : null,
  };
}

const isListed = ({ leftOut }: CrawledPage) => leftOut === null;

/** The tree as an indented list: name, addresses, listed and left-out counts. */
function drawn(
  { name, pages, children, listed, leftOut }: TreeNode<CrawledPage>,
  indent = '',
): string[] {
  const line = `${indent}${name} ${pages.length} ${listed}/${leftOut}`;
  return [line, ...children.flatMap((child) => drawn(child, `${indent}  `))];
}

describe('the tree of a site', () => {
  it('follows the addresses, in order, and counts descendants', () => {
    const tree = buildTree(
      [
        page('/'),
        page('/services/boilers'),
        page('/blog/10'),
        page('/blog/9'),
        page('/blog', 'redirect'),
        page('/blog/'),
        page('/list?page=2', 'noindex'),
        page('/caf%C3%A9/%E0%A4%A'),
      ],
      isListed,
    );
    expect(drawn(tree)).toEqual([
      '/ 1 6/2',
      '  blog 2 3/1',
      '    9 1 1/0',
      '    10 1 1/0',
      '  café 0 1/0',
      '    %E0%A4%A 1 1/0',
      '  list 0 0/1',
      '    ?page=2 1 0/1',
      '  services 0 1/0',
      '    boilers 1 1/0',
    ]);
  });

  it('has a root even without pages', () => {
    expect(drawn(buildTree([], isListed))).toEqual(['/ 0 0/0']);
  });
});
