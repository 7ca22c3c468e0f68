'use client';

import { totalInWords } from '../rules/offer-words';
import { useChoice } from './use-choice';

/** Announces the total of the ticked lines. */
export function LiveTotal() {
  return totalInWords(useChoice().totals);
}
