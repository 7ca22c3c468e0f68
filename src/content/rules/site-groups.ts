import type { LinkView } from '@/design/view-models';
import type { PagedCollection } from '@/platform/paths';
import type { SiteLinkGroup } from './view-models';

export interface GroupedEntry {
  collection: PagedCollection;
  path: string;
  title: string;
  city: string | null;
}

/** Group headings: specification, section 2, `/sitemap`. */
const headings = {
  main: 'Main Pages',
  tools: 'Free Tools',
  services: 'Service Pages',
  industries: 'Industries',
  cities: 'Service Locations',
  projects: 'Portfolio Projects',
  blog: 'Blog',
  legal: 'Legal',
} as const;
type Group = keyof typeof headings;

function groupOf({ collection, path }: GroupedEntry): Group {
  switch (collection) {
    case 'industries':
      return 'industries';
    case 'cities':
    case 'city-niche-pages':
      return 'cities';
    case 'case-studies':
      return 'projects';
    case 'posts':
      return 'blog';
    case 'legal-pages':
      return 'legal';
    case 'pages':
      if (path === '/tools' || path.startsWith('/tools/') || path === '/scan') return 'tools';
      if (path === '/services' || path.startsWith('/services/')) return 'services';
      if (path === '/blog') return 'blog';
      return 'main';
  }
}

const toLink = ({ title, path }: GroupedEntry) => ({ label: title, href: path });

/** Sorts the home page first and keeps the order of the others. */
function byImportance(a: GroupedEntry, b: GroupedEntry): number {
  return Number(b.path === '/') - Number(a.path === '/');
}

/**
 * Groups the site's pages for the HTML sitemap. Niche pages are nested under their city.
 * @param olderPosts leads to the posts that are not among the entries
 */
export function groupSite(
  entries: readonly GroupedEntry[],
  olderPosts: LinkView | null = null,
): SiteLinkGroup[] {
  return (Object.keys(headings) as Group[]).flatMap((group): SiteLinkGroup[] => {
    const own = entries.filter((entry) => groupOf(entry) === group).sort(byImportance);
    const pages = own.filter(({ collection }) => collection !== 'city-niche-pages');
    const folded = pages.flatMap(({ collection, title, city }) => {
      if (collection !== 'cities') return [];
      const inside = own.filter(
        (entry) => entry.collection === 'city-niche-pages' && entry.city === city,
      );
      return inside.length > 0 ? [{ heading: title, links: inside.map(toLink) }] : [];
    });
    if (pages.length === 0) return [];
    const more = group === 'blog' && olderPosts ? [olderPosts] : [];
    return [{ heading: headings[group], links: [...pages.map(toLink), ...more], folded }];
  });
}
