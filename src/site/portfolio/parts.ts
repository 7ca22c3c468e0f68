import { FilteredProjects } from './FilteredProjects';
import { HoverPreview } from './HoverPreview';

/** What moves in a list of projects. */
export const parts = { FilteredProjects, HoverPreview };
