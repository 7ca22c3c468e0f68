'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that list projects; why, see `../case-study/lazy-parts.ts`. */
const load = () => import('./parts').then(({ parts }) => parts);

export const FilteredProjects = dynamic(() => load().then((parts) => parts.FilteredProjects));
export const HoverPreview = dynamic(() => load().then((parts) => parts.HoverPreview));
