import type { Payload } from 'payload';
import { cache } from 'react';
import { readTailMonths } from '../data/territory-register';

/** Months that a territory stays reserved after its retainer; cached per page view. */
export const readPolicyTail = cache((payload: Payload): Promise<number> => readTailMonths(payload));
