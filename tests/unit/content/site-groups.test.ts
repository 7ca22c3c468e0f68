import { describe, expect, it } from 'vitest';
import { type GroupedEntry, groupSite } from '@/content/rules/site-groups';
import { pathOf } from '@/platform/paths';

const page = (path: string): GroupedEntry => ({
  collection: 'pages',
  path,
  title: path,
  city: null,
});

const other = (collection: 'industries' | 'case-studies' | 'posts' | 'legal-pages') => ({
  collection,
  path: pathOf(collection, { slug: 'x' }) ?? '',
  title: collection,
  city: null,
});

const cityEntry = (slug: string): GroupedEntry => ({
  collection: 'cities',
  path: `/web-design-${slug}`,
  title: slug,
  city: slug,
});

const nicheEntry = (city: string, niche: string): GroupedEntry => ({
  collection: 'city-niche-pages',
  path: `/web-design-${city}/${niche}`,
  title: `${niche} in ${city}`,
  city,
});

const shown = (entries: GroupedEntry[]) =>
  groupSite(entries).map(({ heading, links }) => [heading, ...links.map(({ href }) => href)]);

describe('the grouped pages of the site', () => {
  it('are empty without published pages', () => {
    expect(groupSite([])).toEqual([]);
  });

  it('appear under the sitemap’s headings, in the specified order', () => {
    const entries = [
      other('legal-pages'),
      other('posts'),
      page('/blog'),
      other('case-studies'),
      cityEntry('bath'),
      other('industries'),
      page('/services'),
      page('/tools'),
      page('/about'),
      page('/'),
    ];
    expect(shown(entries)).toEqual([
      ['Main Pages', '/', '/about'],
      ['Free Tools', '/tools'],
      ['Service Pages', '/services'],
      ['Industries', '/industries/x'],
      ['Service Locations', '/web-design-bath'],
      ['Portfolio Projects', '/projects/x'],
      ['Blog', '/blog/x', '/blog'],
      ['Legal', '/x'],
    ]);
  });

  it.each([
    ['/tools/estimator', 'Free Tools'],
    ['/scan', 'Free Tools'],
    ['/services/ai-chatbot', 'Service Pages'],
    ['/toolshed', 'Main Pages'],
    ['/services-for-you', 'Main Pages'],
    ['/scanner', 'Main Pages'],
    ['/blogging', 'Main Pages'],
  ])('%s stands under %s', (path, heading) => {
    expect(shown([page(path)])).toEqual([[heading, path]]);
  });

  it('start with the home page and keep their order otherwise', () => {
    expect(shown([page('/b'), page('/a'), page('/'), page('/c')])).toEqual([
      ['Main Pages', '/', '/b', '/a', '/c'],
    ]);
  });

  it('nest a city’s niches under that city only', () => {
    const groups = groupSite([
      cityEntry('bath'),
      cityEntry('reading'),
      cityEntry('oxford'),
      nicheEntry('reading', 'plumbers'),
      nicheEntry('bath', 'beauty'),
      nicheEntry('reading', 'trades'),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.links.map(({ label }) => label)).toEqual(['bath', 'reading', 'oxford']);
    expect(groups[0]?.folded).toEqual([
      {
        heading: 'bath',
        links: [{ label: 'beauty in bath', href: '/web-design-bath/beauty' }],
      },
      {
        heading: 'reading',
        links: [
          { label: 'plumbers in reading', href: '/web-design-reading/plumbers' },
          { label: 'trades in reading', href: '/web-design-reading/trades' },
        ],
      },
    ]);
  });
});
