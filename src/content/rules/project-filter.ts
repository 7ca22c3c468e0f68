import { type ProjectFilter, projectFilterLabels, projectFilters } from './case-study-views';

/** What the filter looks at. */
export interface FilteredProject {
  filterCategory: ProjectFilter;
  /** In the words of staff, e.g. `Full-Stack platform`. */
  category: string;
}

/** The query parameter that keeps the filter in the address. */
export const filterParam = 'filter';

/**
 * Says whether a filter shows a project: its filter category is the filter’s, or its category in
 * words contains the filter’s name, in capitals or not (specification, section 2, portfolio).
 *
 * @param filter `null` shows every project
 */
export function isShownUnder(project: FilteredProject, filter: ProjectFilter | null): boolean {
  if (filter === null || project.filterCategory === filter) return true;
  return project.category.toLowerCase().includes(projectFilterLabels[filter].toLowerCase());
}

/** A button of the filter. */
export interface FilterChoice {
  filter: ProjectFilter | null;
  label: string;
  /** Projects that it shows. */
  count: number;
}

/** The filter’s buttons, `All` first, each with the number of projects behind it. */
export function filterChoices(projects: readonly FilteredProject[]): FilterChoice[] {
  return [null, ...projectFilters].map((filter) => ({
    filter,
    label: filter === null ? 'All' : projectFilterLabels[filter],
    count: projects.filter((project) => isShownUnder(project, filter)).length,
  }));
}

/**
 * Reads the filter from an address.
 *
 * @param search e.g. `?filter=full-stack`; anything that names no filter is `All`
 */
export function readFilter(search: string): ProjectFilter | null {
  const value = new URLSearchParams(search).get(filterParam);
  return projectFilters.find((filter) => filter === value) ?? null;
}

/**
 * Writes the filter into an address.
 *
 * @param search the present query; its other parameters stay
 * @returns the new query with its question mark, or an empty text when nothing is left
 */
export function writeFilter(search: string, filter: ProjectFilter | null): string {
  const query = new URLSearchParams(search);
  if (filter === null) query.delete(filterParam);
  else query.set(filterParam, filter);
  return query.size > 0 ? `?${query}` : '';
}
