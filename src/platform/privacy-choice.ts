/** What a visitor answered when asked whether visits may be counted; stored as JSON. */
export interface PrivacyChoice {
  version: number;
  statistics: boolean;
  /** ISO date and time. */
  at: string;
}

/** Rises when we ask for something else than before: then everybody is asked anew. */
export const choiceVersion = 1;

/**
 * Reads a stored choice. Anybody can write into storage, and an answer to another question is none.
 *
 * @returns `null` for anything but an answer to the present version
 */
export function parseChoice(text: string | null): PrivacyChoice | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, statistics, at } = stored as Record<string, unknown>;
  if (version !== choiceVersion || typeof statistics !== 'boolean') return null;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  return { version, statistics, at };
}
