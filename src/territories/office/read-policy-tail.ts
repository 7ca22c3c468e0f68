import type { Payload } from 'payload';
import { cache } from 'react';
import { readTailMonths } from '../data/territory-register';

/** Months that a territory stays reserved after its retainer; read once for all rows of a page. */
export const readPolicyTail = cache((payload: Payload): Promise<number> => readTailMonths(payload));
