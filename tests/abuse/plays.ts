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

/** Password attempts come last, because they slow down all later sign-ins. */
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
