// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackageGridBlock } from '@/payload-types';
import { PackageGrid } from '@/site/sections/PackageGrid/PackageGrid';
import { seededBook } from '../seed/support/seeded-book';
import { open } from '../support/dom';

const { getPriceBook, getSiteIndex } = vi.hoisted(() => ({
  getPriceBook: vi.fn(),
  getSiteIndex: vi.fn(),
}));
vi.mock('@/prices/store/price-book', () => ({ getPriceBook }));
vi.mock('@/content/store/site-index', () => ({ getSiteIndex }));
vi.mock('@/content/store/shared-content', () => ({ getEstimatorConfig: async () => null }));
// Its picture is a document of its own.
vi.mock('@/site/case-study/ShownDemo', () => ({
  ShownDemo: () => null,
}));
vi.mock('@/site/case-study/site-picture', () => ({
  findShownSite: async () => null,
}));

const book = await seededBook();
const [first, second] = book.packages;
if (!first || !second) throw new Error('The first content has no packages.');
beforeEach(() => {
  getPriceBook.mockResolvedValue(book);
  getSiteIndex.mockResolvedValue({ isLive: () => false, pathOfDocument: () => null });
});

const block = (changes: Partial<PackageGridBlock>): PackageGridBlock => ({
  blockType: 'packageGrid',
  heading: 'Packages',
  layout: 'columns',
  ...changes,
});

async function names(changes: Partial<PackageGridBlock>): Promise<string[]> {
  const { container } = open(await PackageGrid({ block: block(changes) }));
  return [...container.querySelectorAll('a')]
    .map(({ textContent }) => /^Get Started with (.+)$/.exec(textContent)?.[1] ?? '')
    .filter(Boolean);
}
const namesOf = (group: string) =>
  book.packages.filter((item) => item.group === group).map(({ name }) => name);

describe.each(['columns', 'strip', 'list'] as const)('a package grid as %s', (layout) => {
  it('shows the one picked package, regardless of its groups', async () => {
    expect(await names({ layout, only: [second.id], groups: ['core'] })).toEqual([second.name]);
  });

  it('shows picked packages in the order of picking', async () => {
    const only = [second.id, first.id];
    expect(await names({ layout, only })).toEqual([second.name, first.name]);
  });

  it('omits an unpublished package', async () => {
    expect(await names({ layout, only: [987_654, first.id] })).toEqual([first.name]);
  });

  it('shows the packages of its groups if none is picked', async () => {
    const shown = await names({ layout, only: [], groups: ['core', 'custom'] });
    expect(shown.toSorted()).toEqual([...namesOf('core'), ...namesOf('custom')].toSorted());
    expect(shown.length).toBeGreaterThan(1);
    expect(screen.getByRole('heading', { name: 'Packages' })).toBeDefined();
  });

  it('links to a description and a case study while they are published', async () => {
    const item = { ...first, learnMoreHref: '/growth', caseStudyId: 7 };
    getPriceBook.mockResolvedValue({ ...book, packages: [item] });
    const hrefs = async () => {
      const grid = await PackageGrid({ block: block({ layout, only: [first.id] }) });
      const { container, unmount } = open(grid);
      const found = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      unmount();
      return found.filter((href) => href === '/growth' || href === '/work/7');
    };
    expect(await hrefs()).toEqual([]);
    getSiteIndex.mockResolvedValue({
      isLive: (href: string) => href === '/growth',
      pathOfDocument: (_collection: string, id: number) => `/work/${id}`,
    });
    expect(new Set(await hrefs())).toEqual(new Set(['/growth', '/work/7']));
  });
});
