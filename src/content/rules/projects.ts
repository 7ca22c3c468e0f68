import { demosPrefix } from '@/platform/paths';
import { type ProjectFilter, projectFilterLabels, projectFilters } from './view-models';

export interface FilteredProject {
  filterCategory: ProjectFilter;
  /** Category as entered by staff, e.g. `Full-Stack platform`. */
  category: string;
}

/** Query parameter of the filter. */
export const filterParam = 'filter';

/** Whether a filter shows a project: by filter category or name (specification, section 2). */
export function isShownUnder(project: FilteredProject, filter: ProjectFilter | null): boolean {
  if (filter === null || project.filterCategory === filter) return true;
  return project.category.toLowerCase().includes(projectFilterLabels[filter].toLowerCase());
}

/** Filter buttons, `All` first, each with its number of projects. */
export function filterChoices(projects: readonly FilteredProject[]) {
  return [null, ...projectFilters].map((filter) => ({
    filter,
    label: filter === null ? 'All' : projectFilterLabels[filter],
    count: projects.filter((project) => isShownUnder(project, filter)).length,
  }));
}

/** Reads the filter from an address; an unknown filter means `All`. */
export function readFilter(search: string): ProjectFilter | null {
  const value = new URLSearchParams(search).get(filterParam);
  return projectFilters.find((filter) => filter === value) ?? null;
}

/** Writes the filter into an address; other parameters of the query are kept. */
export function writeFilter(search: string, filter: ProjectFilter | null): string {
  const query = new URLSearchParams(search);
  if (filter === null) query.delete(filterParam);
  else query.set(filterParam, filter);
  return query.size > 0 ? `?${query}` : '';
}

const demo = new RegExp(`^${demosPrefix}[a-z0-9-]+(?:/[a-z0-9-]+)?$`);

/** `studio.example.` is the same host as `studio.example`. */
const nameOf = (hostname: string) => hostname.replace(/\.$/, '');

/**
 * Whether a page may be framed live inside ours. Allowed are our demonstrations, whose policy gives
 * them a separate origin, and other https sites. Any other page of this site would run with the
 * visitor's session inside the frame.
 *
 * @param siteUrl origin of this site, without a trailing slash
 */
export function isPreviewAddress(value: string, siteUrl: string): boolean {
  if (demo.test(value)) return true;
  if (!value.startsWith('https://') || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  return nameOf(hostname) !== nameOf(new URL(siteUrl).hostname);
}

/** The fields of a page that decide its relevance to another. */
export interface RelatablePage {
  path: string;
  /** Kind of page; pages of a kind share a layout, e.g. `case-studies`. */
  kind: string;
  title: string;
  /** Topics of the page as words or short phrases: tags, category, place. */
  topics: readonly string[];
  description: string;
}

/** Specification, section 2, case studies: at most six links, each of relevance 25 or more. */
export const relatedLimit = 6;
export const relatedMinimum = 25;

const points = { sameKind: 25, subjectWord: 25, otherWord: 5 } as const;
const mostPoints = { subject: 50, other: 25 } as const;

/** Share of pages above which a word counts as common and is ignored. */
const commonShare = 1 / 3;
const stemLength = 6;

/** Words of four letters or more, cut to six, so that `carpenter` matches `carpentry`. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, stemLength)));
}

const subjectOf = (page: RelatablePage) => stemsOf([page.title, ...page.topics].join(' '));
const everythingOf = (page: RelatablePage) =>
  stemsOf([page.title, ...page.topics, page.description].join(' '));

function commonStems(pages: readonly RelatablePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const stem of everythingOf(page)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  // Shares are unreliable for few pages: a word must be on at least three to count as common.
  const most = Math.max(2, pages.length * commonShare);
  return new Set([...counts].filter(([, count]) => count > most).map(([stem]) => stem));
}

/**
 * Scores the relevance of one page to another, from 0 to 100:
 * - 25 for the same kind of page,
 * - 25 for each word shared by titles or topics, at most 50,
 * - 5 for each further word shared once descriptions are included, at most 25.
 * Words of fewer than four letters, and those in `common`, do not count.
 */
export function relevanceOf(
  current: RelatablePage,
  other: RelatablePage,
  common: ReadonlySet<string> = new Set(),
): number {
  const shared = (mine: Set<string>, theirs: Set<string>) =>
    [...mine].filter((stem) => theirs.has(stem) && !common.has(stem));
  const subject = shared(subjectOf(current), subjectOf(other));
  const further = shared(everythingOf(current), everythingOf(other)).length - subject.length;
  return (
    (current.kind === other.kind ? points.sameKind : 0) +
    Math.min(subject.length * points.subjectWord, mostPoints.subject) +
    Math.min(further * points.otherWord, mostPoints.other)
  );
}

/** Other projects that a case study leads on to. */
export const mostRelatedProjects = 3;

/** Ranks the other pages of a site by relevance to a page; ties keep their order. */
export function rankRelated<P extends RelatablePage>(
  current: RelatablePage,
  pages: readonly P[],
  { limit = relatedLimit, minimum = relatedMinimum }: { limit?: number; minimum?: number } = {},
) {
  const common = commonStems(pages);
  return pages
    .filter(({ path }) => path !== current.path)
    .map((page) => ({ page, relevance: relevanceOf(current, page, common) }))
    .filter(({ relevance }) => relevance >= minimum)
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, limit);
}

/** True for a picture of a site on a phone. */
export const isTall = ({ width, height }: { width: number; height: number }) => height > width;

/** The case studies that a trade's page adds to the one it shows: the trade's own first, web apps last. */
export function listFurtherStudies<Study extends { id: number; filterCategory?: unknown }>(
  studies: readonly Study[],
  shownId: number | null,
  firstId: number | null,
): Study[] {
  const rank = ({ id, filterCategory }: Study) =>
    id === firstId ? 0 : filterCategory === 'full-stack' ? 2 : 1;
  return studies
    .filter(({ id }) => id !== shownId)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 3);
}
