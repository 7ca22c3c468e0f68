import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';

const statuses = ['available', 'reserved', 'unknown'] as const;
export type TerritoryStatus = (typeof statuses)[number];

/**
 * The check's public answer (specification, section 7, call 10). It must disclose nothing else of a
 * territory.
 */
export interface TerritoryAnswer {
  available: boolean;
  /** `unknown`: business or place was not understood, so the answer promises nothing. */
  status: TerritoryStatus;
  /** Whole sentences for people. */
  message: string;
  /** Reserved in a part of the place only. */
  isPartly?: true;
  /** Day in the UK, `YYYY-MM-DD`; the answer holds for it. */
  checkedOn: string;
  /** The holder's name; only with their consent. */
  match?: { businessName: string };
  /** How the question was understood; absent otherwise. */
  entry?: TerritoryEntry;
  /** Alternatives to type, the likeliest first. */
  suggestions?: { businessType?: string[]; location?: string[] };
}

export interface TerritoryEntry {
  businessType: string;
  place: string;
  /** Compared districts, e.g. `RG1, RG4–RG6`; empty where none is known. */
  districts: string;
}

/** Specification, section 5. */
export const missingInputMessage = 'Please enter both business type and location.';

/** Specification, section 8. */
export const failedCheckMessage = 'Unable to check availability. Please try again.';

/** Maximum letters of a field. */
export const longestInput = 200;

/**
 * Validates an answer from the network.
 * @returns `null` for anything invalid or contradictory
 */
export function readAnswer(value: unknown): TerritoryAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { available, status, message } = value as Partial<TerritoryAnswer>;
  const isAnswer =
    typeof message === 'string' &&
    statuses.some((known) => known === status) &&
    available === (status === 'available');
  return isAnswer ? (value as TerritoryAnswer) : null;
}

const field = z.string().trim().min(1).refine(fitsInto(longestInput));

/** The check's input (specification, sections 5 and 7, call 10). */
export const territoryQuestion = z.object({ businessType: field, location: field });

export type TerritoryQuestion = z.infer<typeof territoryQuestion>;
