'use client';

import dynamic from 'next/dynamic';

/** Fetched by the pages that have the scanner; why, see `../case-study/lazy-parts.ts`. */
export const ScanForm = dynamic(() => import('./ScanForm').then((part) => part.ScanForm));
export const ReportActions = dynamic(() =>
  import('./report/ReportActions').then((part) => part.ReportActions),
);
export const PendingReport = dynamic(() =>
  import('./report/PendingReport').then((part) => part.PendingReport),
);
