import { FilteredProjects, HoverPreview } from './FilteredProjects';

/** Interactive parts of a project list. */
export const parts = { FilteredProjects, HoverPreview };
