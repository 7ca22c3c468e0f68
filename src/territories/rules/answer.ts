export type TerritoryStatus = 'available' | 'reserved' | 'unknown';

/** What the check answers (specification, section 7, call 10). It holds nothing else of a territory. */
export interface TerritoryAnswer {
  available: boolean;
  /** `unknown`: the business or the place was not understood, so nobody promises anything. */
  status: TerritoryStatus;
  /** Whole sentences for people. */
  message: string;
  /** Reserved in a part of the place only. */
  isPartly?: true;
  /** Day in the UK, `YYYY-MM-DD`; the answer holds for it. */
  checkedOn: string;
  /** Who has the territory; only with their consent. */
  match?: { businessName: string };
  /** How the question was understood; absent as long as it was not. */
  entry?: TerritoryEntry;
  /** What can be typed instead, the likeliest first. */
  suggestions?: { businessType?: string[]; location?: string[] };
}

export interface TerritoryEntry {
  businessType: string;
  place: string;
  /** Districts that were compared, e.g. `RG1, RG4–RG6`; empty where none is known. */
  districts: string;
}

/** Specification, section 5. */
export const missingInputMessage = 'Please enter both business type and location.';

/** Specification, section 8. */
export const failedCheckMessage = 'Unable to check availability. Please try again.';

/** Most letters of a field. */
export const longestInput = 200;

/** What became of a question. */
export type TerritoryOutcome =
  | { status: 'answered'; answer: TerritoryAnswer }
  | { status: 'invalid' | 'limited' | 'failed'; message: string };
