'use server';

import { headers } from 'next/headers';
import { takePoint } from '@/platform/rate-limit/take-points';
import {
  failedCheckMessage,
  longestInput,
  missingInputMessage,
  type TerritoryAnswer,
  territoryQuestion,
} from '../rules/territory-answer';
import { lookUpTerritory } from '../store/look-up-territory';

export interface CheckState {
  businessType: string;
  location: string;
  answer: TerritoryAnswer | null;
  /** What went wrong instead of an answer. */
  fault: string | null;
}

/** A pressed suggestion comes after its field, under the same name. */
function typedIn(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value.slice(0, longestInput) : '';
}

/** The check without script: the page comes back with the answer, and with what was typed. */
export async function checkWithoutScript(_: CheckState, form: FormData): Promise<CheckState> {
  const typed = {
    businessType: typedIn(form, 'businessType'),
    location: typedIn(form, 'location'),
  };
  const question = territoryQuestion.safeParse(typed);
  if (!question.success) return { ...typed, answer: null, fault: missingInputMessage };
  try {
    const { allowed } = await takePoint('territory', { headers: await headers() });
    if (!allowed) return { ...typed, answer: null, fault: failedCheckMessage };
    const answer = await lookUpTerritory(question.data, new Date());
    return { ...typed, answer, fault: null };
  } catch (error) {
    console.error('A territory could not be looked up:', error);
    return { ...typed, answer: null, fault: failedCheckMessage };
  }
}
