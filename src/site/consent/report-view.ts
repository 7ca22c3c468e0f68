import { storageFor } from '@/platform/consent-store';

/** Stands for “this tab has been counted as a visit”. */
const visitMark = 'visit';

/**
 * Reports a view of a page, if the visitor agreed. Nothing is sent or stored otherwise, and nobody
 * waits for the answer.
 */
export function reportView(path: string): void {
  const storage = storageFor('statistics');
  if (storage === null) return;
  let isVisitStart = false;
  try {
    isVisitStart = storage.read(visitMark) === null;
    if (isVisitStart) storage.write(visitMark, '1');
  } catch {
    isVisitStart = false; // no room for the mark: better a visit too few than one for each page
  }
  const body = JSON.stringify({ path, isVisitStart });
  navigator.sendBeacon('/api/visit', new Blob([body], { type: 'application/json' }));
}
