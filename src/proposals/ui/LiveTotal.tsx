'use client';

import { totalInWords } from '../rules/offer-words';
import { useChoice } from './use-choice';

/** What the ticked lines come to, in words. */
export function LiveTotal() {
  return totalInWords(useChoice().totals);
}
