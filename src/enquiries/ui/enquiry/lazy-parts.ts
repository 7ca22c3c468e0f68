'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the form; why, see `../case-study/lazy-parts.ts`. */
const load = () => import('./parts').then(({ parts }) => parts);

export const EnquiryForm = dynamic(() => load().then((parts) => parts.EnquiryForm));
