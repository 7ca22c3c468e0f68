import { FilteredProjects } from './FilteredProjects';
import { HoverPreview } from './HoverPreview';

/** What moves in a list of projects, in one file to fetch; see `lazy-parts.ts`. */
export const parts = { FilteredProjects, HoverPreview };
