import { lockedOut, pixelBomb, redirects, restFaults, takeover } from './accounts.ts';
import {
  foreignForms,
  headersOfPages,
  innerDoors,
  logs,
  unknownProxy,
  wideLetters,
} from './answers.ts';
import { bodies, bulkReads, missingAddresses, queryBombs, staffQueryBombs } from './asking.ts';
import type { Play } from './stage.ts';

/** Wrong tries at passwords come last: they slow down whatever signs in after them. */
export const plays: readonly Play[] = [
  queryBombs,
  staffQueryBombs,
  bulkReads,
  bodies,
  missingAddresses,
  pixelBomb,
  takeover,
  redirects,
  innerDoors,
  restFaults,
  wideLetters,
  foreignForms,
  headersOfPages,
  logs,
  unknownProxy,
  lockedOut,
];
