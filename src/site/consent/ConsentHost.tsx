'use client';

import { usePathname } from 'next/navigation';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { forget, listenForAnswer, readAnswer, storageFor } from '@/platform/consent-store';
import type { ConsentPanelProps } from './ConsentPanel';
import { listenForSettings } from './settings-request';

/** Stands for “this tab has been counted as a visit”. */
const visitMark = 'visit';

/**
 * Reports a view of a page, if the visitor agreed. Nothing is sent or stored otherwise, and nobody
 * waits for the answer.
 */
function reportView(path: string): void {
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

export interface ConsentHostProps {
  heading: string;
  text: string;
  /** Where the privacy policy is, while it is on the site. */
  policyHref: string | null;
}

/** Specification, section 9. */
const askAfterMs = 1000;

/**
 * Stands in the layout: fetches the question about visitor statistics a moment after the page when
 * it has no answer yet, and reports views once the answer is yes.
 */
export function ConsentHost(words: ConsentHostProps) {
  const path = usePathname();
  // `undefined` in the HTML, where no device has been asked.
  const answer = useSyncExternalStore(listenForAnswer, readAnswer, () => undefined);
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps> | null>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const reportedPath = useRef<string>(null);

  const fetchPanel = useCallback(() => {
    void import('./ConsentPanel').then((module) => setPanel(() => module.ConsentPanel));
  }, []);

  useEffect(() => {
    if (answer !== null) return;
    const timer = setTimeout(fetchPanel, askAfterMs);
    return () => clearTimeout(timer);
  }, [answer, fetchPanel]);

  useEffect(
    () =>
      listenForSettings(() => {
        setIsAskedFor(true);
        fetchPanel();
      }),
    [fetchPanel],
  );

  useEffect(() => {
    if (answer === 'yes' && reportedPath.current !== path) {
      reportedPath.current = path;
      reportView(path);
    }
    // Said in another tab, or by a browser that has learned to say no since.
    if (answer === 'no') forget('statistics');
  }, [answer, path]);

  // What is inserted into a live region is read out without taking the focus; what somebody asked
  // for takes the focus, and is read out for that reason.
  return (
    <div aria-live={isAskedFor ? 'off' : 'polite'} className="print-hidden">
      {Panel !== null && (answer === null || isAskedFor) ? (
        <Panel
          {...words}
          answer={answer ?? null}
          isAskedFor={isAskedFor}
          onClose={() => setIsAskedFor(false)}
        />
      ) : null}
    </div>
  );
}
