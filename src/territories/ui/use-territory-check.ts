import { useCallback, useEffect, useRef, useState } from 'react';
import { missingInputMessage } from '../rules/territory-answer';
import { askTerritory, type Outcome, type Typed } from './ask-territory';

export interface TerritoryCheck {
  outcome: Outcome | null;
  isChecking: boolean;
  /** Asks the server; does nothing while a question is under way. */
  check: (typed: Typed) => Promise<void>;
  /** Takes the outcome away and calls a question off: what is typed now is another one. */
  clear: () => void;
}

/** One question at a time; the answer to a question that was changed meanwhile is not shown. */
export function useTerritoryCheck(initial: Outcome | null): TerritoryCheck {
  const [outcome, setOutcome] = useState(initial);
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setIsChecking(false);
    setOutcome(null);
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  const check = useCallback(async (typed: Typed) => {
    if (running.current) return;
    if (!typed.businessType.trim() || !typed.location.trim()) {
      setOutcome({ kind: 'fault', typed, message: missingInputMessage });
      return;
    }
    const run = new AbortController();
    running.current = run;
    setIsChecking(true);
    setOutcome(null);
    const result = await askTerritory(typed, run.signal).catch(() => null);
    if (running.current !== run) return;
    running.current = null;
    setIsChecking(false);
    setOutcome(result);
  }, []);

  return { outcome, isChecking, check, clear };
}
