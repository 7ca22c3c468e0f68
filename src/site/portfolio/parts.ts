import { FilteredProjects } from './FilteredProjects';
import { HoverPreview } from './HoverPreview';

/** Interactive parts of a project list. */
export const parts = { FilteredProjects, HoverPreview };
