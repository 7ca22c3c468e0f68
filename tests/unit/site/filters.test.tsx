// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BlogFilter } from '@/site/blog/BlogFilter';
import { FilteredProjects } from '@/site/portfolio/FilteredProjects';
import { open } from '../support/dom';

const projects = [
  { slug: 'joinery', card: 'Joinery', filterCategory: 'web-design', category: 'Joinery' },
  { slug: 'locator', card: 'Locator', filterCategory: 'full-stack', category: 'Full-stack' },
  { slug: 'heating', card: 'Heating', filterCategory: 'web-design', category: 'Web design' },
] as const;

const openPortfolio = (hasFilter = true, limit: number = projects.length) =>
  open(
    <FilteredProjects
      projects={[...projects]}
      isFirstLarge={false}
      isBrief={false}
      hasFilter={hasFilter}
      limit={limit}
    />,
  );
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('button', { pressed: true }).textContent;

describe('the filter of the portfolio', () => {
  it('shows every project at first, and the number behind each button', () => {
    openPortfolio();
    expect(shown()).toEqual(['Joinery', 'Locator', 'Heating']);
    expect(chosen()).toBe('All3 projects');
    expect(screen.getByRole('button', { name: /^Full-Stack/ }).textContent).toContain('1 project');
  });

  it('keeps the projects of one kind, states their number, and updates the address', async () => {
    const { press } = openPortfolio();
    await press(/^Full-Stack/);
    expect(shown()).toEqual(['Locator']);
    expect(screen.getByText('1 of 3 projects shown')).toBeDefined();
    expect(window.location.search).toBe('?filter=full-stack');
    await press(/^All/);
    expect(shown()).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it('shows no more of a kind than its limit, and reaches those over it', async () => {
    const { press } = openPortfolio(true, 1);
    expect(shown()).toEqual(['Joinery']);
    await press(/^Full-Stack/);
    expect(shown()).toEqual(['Locator']);
  });

  it('says if a kind has no projects', async () => {
    const { press } = openPortfolio();
    await press(/^Business Websites/);
    expect(shown()).toEqual([]);
    expect(screen.getByText('No project of this kind yet.')).toBeDefined();
  });

  it('follows a link and the back button', () => {
    window.history.replaceState(null, '', '/portfolio?filter=web-design');
    openPortfolio();
    expect(shown()).toEqual(['Joinery', 'Heating']);
    act(() => {
      window.history.replaceState(null, '', '/portfolio');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toHaveLength(3);
  });

  it('is absent where it is disabled', () => {
    window.history.replaceState(null, '', '/?filter=full-stack');
    openPortfolio(false);
    expect(shown()).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the filter of the blog', () => {
  // jsdom does not know the element `search`, so React logs an error.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  /** What the browser sends when a button is pressed. */
  function sentBy(name: string): string {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    const data = new FormData(button.form ?? undefined, button);
    return new URLSearchParams([...data].map(([key, value]) => [key, String(value)])).toString();
  }

  it('applies words that were typed, not sent, when a category is chosen', () => {
    open(<BlogFilter search="" category="SEO" />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'speed & rank' } });
    expect(sentBy('Design')).toBe('q=speed+%26+rank&category=Design');
    expect(sentBy('All')).toBe('q=speed+%26+rank');
  });

  it('keeps the category when a search is made', () => {
    open(<BlogFilter search="speed" category="SEO" />);
    expect(sentBy('Search')).toBe('q=speed&category=SEO');
    expect(document.querySelector('[aria-current]')?.textContent).toBe('SEO');
  });

  it('leads a search on to the whole site', () => {
    open(<BlogFilter search="speed & rank" category={null} />);
    const link = screen.getByRole('link', { name: /whole site/ });
    expect(link.getAttribute('href')).toBe('/search?q=speed+%26+rank');
  });
});
