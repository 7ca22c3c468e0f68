import { homePath } from './paths';

export interface Crumb {
  label: string;
  path: string;
  /** False for the page itself and for parts of an address that have no page of their own. */
  isLink: boolean;
}

/** Address parts that only group pages. */
const pathsWithoutPage = new Set(['/industries', '/projects']);

/** Dashes become spaces, words get a capital (specification, section 2). */
function toLabel(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * The way from the home page to a page: Home, then each part of the address.
 *
 * @returns an empty list for the home page
 */
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
