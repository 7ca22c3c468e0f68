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

const asked = 'cookie-settings';

/** Footer button to change the consent. Hidden without script, which it needs. */
export function CookieSettings() {
  return (
    <button
      type="button"
      onClick={() => window.dispatchEvent(new Event(asked))}
      className="touch flex items-center px-2 hover:underline noscript:hidden"
    >
      Cookie settings
    </button>
  );
}

/** Session-storage mark: this tab has been counted as a visit. */
const visitMark = 'visit';

/** Reports a page view if the visitor agreed; otherwise nothing is sent or stored. */
function reportView(path: string): void {
  const storage = storageFor('statistics');
  if (storage === null) return;
  let isVisitStart = false;
  try {
    isVisitStart = storage.read(visitMark) === null;
    if (isVisitStart) storage.write(visitMark, '1');
  } catch {
    isVisitStart = false; // full storage: undercount visits rather than overcount
  }
  const body = JSON.stringify({ path, isVisitStart });
  navigator.sendBeacon('/api/visit', new Blob([body], { type: 'application/json' }));
}

type ConsentHostProps = Pick<ConsentPanelProps, 'heading' | 'text' | 'policyHref'>;

/** Specification, section 9. */
const askAfterMs = 1000;

/** Loads the consent banner shortly after the page if no answer is stored; reports page views. */
export function ConsentHost(words: ConsentHostProps) {
  const path = usePathname();
  // `undefined` during server rendering, which knows no stored answer.
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

  useEffect(() => {
    const open = () => {
      setIsAskedFor(true);
      fetchPanel();
    };
    window.addEventListener(asked, open);
    return () => window.removeEventListener(asked, open);
  }, [fetchPanel]);

  useEffect(() => {
    if (answer === 'yes' && reportedPath.current !== path) {
      reportedPath.current = path;
      reportView(path);
    }
    // The answer became no in another tab, or through a new privacy signal of the browser.
    if (answer === 'no') forget('statistics');
  }, [answer, path]);

  // A live region announces the banner without moving focus. Cookie settings opened by the visitor
  // take the focus instead.
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
