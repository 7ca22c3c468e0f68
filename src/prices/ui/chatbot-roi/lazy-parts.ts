'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the calculator; why, see `../case-study/lazy-parts.ts`. */
export const RoiCalculator = dynamic(() =>
  import('./RoiCalculator').then((part) => part.RoiCalculator),
);
