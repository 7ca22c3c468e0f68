import { askAsStaff, readAsStaff } from '@/platform/ask-as-staff';
import type { ChangedPage, PriceEdit, PriceGroup } from '../rules/price-board';
import type { PriceChange } from '../rules/price-history';

/** All present published prices. */
export async function loadBoard(): Promise<PriceGroup[]> {
  return (await readAsStaff<{ groups: PriceGroup[] }>('/api/price-changes/board')).groups;
}

/** Pages that show prices; each price refers to pages by index. */
export interface PricePlaces {
  pages: { path: string | null; title: string }[];
  byFigure: Record<string, number[]>;
}

export function loadPlaces(): Promise<PricePlaces> {
  return readAsStaff('/api/price-changes/places');
}

/** Stores new prices for a preview. */
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
  const order = reverts === undefined ? { edits } : { edits, reverts };
  return askAsStaff('/api/price-changes/save', order);
}

/** An entry of the history, as it is stored. */
export interface HistoryEntry {
  id: number;
  summary: string;
  changes: PriceChange[];
  byName: string | null;
  /** ISO date and time. */
  createdAt: string;
  reverts: number | null;
}

export interface HistoryPage {
  docs: HistoryEntry[];
  page: number;
  totalPages: number;
  totalDocs: number;
}

/** Entries per page of the history. */
const historyLimit = 10;

/** A page of the history, newest first. */
export function loadHistory(page: number): Promise<HistoryPage> {
  const query = `where[state][equals]=saved&sort=-createdAt&depth=0&limit=${historyLimit}`;
  return readAsStaff(`/api/price-changes?${query}&page=${page}`);
}
