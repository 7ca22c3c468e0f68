export type TerritoryStatus = 'available' | 'reserved' | 'unknown';

/** The public answer (specification, section 7, call 10): it must disclose nothing else. */
export interface TerritoryAnswer {
  available: boolean;
  /** `unknown`: business or place was not understood, so the answer promises nothing. */
  status: TerritoryStatus;
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
  districts: string;
}

/** Specification, section 5. */
export const missingInputMessage = 'Please enter both business type and location.';

/** Specification, section 8. */
export const failedCheckMessage = 'Unable to check availability. Please try again.';

export const longestInput = 200;

export type TerritoryOutcome =
  | { status: 'answered'; answer: TerritoryAnswer }
  | { status: 'invalid' | 'limited' | 'failed'; message: string };
