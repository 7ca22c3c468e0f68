import { homePath } from './paths';

export interface Crumb {
  label: string;
  path: string;
  /** False for the current page and for path segments without a page. */
  isLink: boolean;
}

const pathsWithoutPage = new Set(['/blog/page', '/industries', '/projects', '/proposals']);

/** Words with a spelling of their own. */
const spellings: Readonly<Record<string, string>> = {
  ai: 'AI',
  and: 'and',
  dc: 'DC',
  ftj2025: 'FTJ 2025',
  pwa: 'PWA',
  roi: 'ROI',
  seo: 'SEO',
  whatsapp: 'WhatsApp',
};

/** Converts dashes to spaces and capitalises words (specification, section 2). */
function toLabel(segment: string): string {
  return segment
    .split('-')
    .map((word) => spellings[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Breadcrumbs of a page: Home, then each path segment; none for the home page. */
export function breadcrumbOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  return [
    { label: 'Home', path: homePath, isLink: true },
    ...segments.map((segment, index) => {
      const own = `/${segments.slice(0, index + 1).join('/')}`;
      const isLast = index === segments.length - 1;
      return { label: toLabel(segment), path: own, isLink: !isLast && !pathsWithoutPage.has(own) };
    }),
  ];
}
