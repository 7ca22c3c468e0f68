import { useEffect, useState } from 'react';
import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';
import type { Offers } from '../rules/offer-checks';
import type { ChangedPage, PriceEdit, PriceGroup, PricePlaces } from '../rules/price-board';
import type { PriceChange } from '../rules/price-history';

/** What the server answers, or why it does not. Each new `key` asks again. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, key: unknown) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to ask again
  useEffect(() => {
    let isCurrent = true;
    ask()
      .then((given) => {
        if (!isCurrent) return;
        setAnswer(given);
        setProblem('');
      })
      .catch((error: Error) => isCurrent && setProblem(error.message));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return { answer, problem };
}

export function loadBoard(): Promise<{ groups: PriceGroup[]; offers: Offers }> {
  return readAsStaff('/api/price-changes/board');
}

export function loadPlaces(): Promise<PricePlaces> {
  return readAsStaff('/api/price-changes/places');
}

export function keepForPreview(
  edits: readonly PriceEdit[],
): Promise<{ id: number; pages: ChangedPage[] }> {
  return askAsStaff('/api/price-changes/preview', { edits });
}

/** Saves new prices, all or none; refused if one has changed in the meantime. */
export function saveEdits(
  edits: readonly PriceEdit[],
  reverts?: number,
): Promise<{ id: number; saved: number }> {
  return askAsStaff('/api/price-changes/save', { edits, reverts });
}

export interface HistoryEntry {
  id: number;
  summary: string;
  changes: PriceChange[];
  byName: string | null;
  /** ISO date and time. */
  createdAt: string;
}

export interface HistoryPage {
  docs: HistoryEntry[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

const historyLimit = 10;

/** A page of the history, newest first. */
export function loadHistory(page: number): Promise<HistoryPage> {
  const query = `where[state][equals]=saved&sort=-createdAt&depth=0&limit=${historyLimit}`;
  return readAsStaff(`/api/price-changes?${query}&page=${page}`);
}
