'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the estimator; why, see `../case-study/lazy-parts.ts`. */
export const EstimateBuilder = dynamic(() =>
  import('./EstimateBuilder').then((part) => part.EstimateBuilder),
);
