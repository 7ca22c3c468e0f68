'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the check; why, see `../case-study/lazy-parts.ts`. */
export const TerritoryForm = dynamic(() =>
  import('./TerritoryForm').then((part) => part.TerritoryForm),
);
