'use client';

import dynamic from 'next/dynamic';

/**
 * The interactive parts of a case study. All pages made of sections share one route, and every page
 * loads what its route imports at once; these are fetched by the pages that show them, all together.
 */
const load = () => import('./parts').then(({ parts }) => parts);

export const CompareSlider = dynamic(() => load().then((parts) => parts.CompareSlider));
export const CountUp = dynamic(() => load().then((parts) => parts.CountUp));
export const DrawnLine = dynamic(() => load().then((parts) => parts.DrawnLine));
export const FeatureCard = dynamic(() => load().then((parts) => parts.FeatureCard));
export const Gallery = dynamic(() => load().then((parts) => parts.Gallery));
export const LiveDemo = dynamic(() => load().then((parts) => parts.LiveDemo));
export const PreviewToggle = dynamic(() => load().then((parts) => parts.PreviewToggle));
export const ShareBar = dynamic(() => load().then((parts) => parts.ShareBar));
