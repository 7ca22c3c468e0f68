'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that compare packages; why, see `../case-study/lazy-parts.ts`. */
export const Matrix = dynamic(() => import('./parts').then(({ parts }) => parts.Matrix));
