import { Matrix } from './Matrix';

/** The table that can be narrowed down; see `lazy-parts.ts`. */
export const parts = { Matrix };
