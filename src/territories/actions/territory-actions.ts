'use server';

import { headers } from 'next/headers';
import { type FormState, readForm } from '@/platform/form-state';
import { takePoint } from '@/platform/rate-limit/take-points';
import { territoryQuestion } from '../rules/check-territory';
import {
  failedCheckMessage,
  missingInputMessage,
  type TerritoryOutcome,
} from '../rules/territory-answer';
import { lookUpTerritory } from '../store/territories';

async function answerQuestion(values: Record<string, string>): Promise<TerritoryOutcome> {
  try {
    const { allowed } = await takePoint('territory', { headers: await headers() });
    if (!allowed) return { status: 'limited', message: failedCheckMessage };
    const question = territoryQuestion.safeParse(values);
    if (!question.success) return { status: 'invalid', message: missingInputMessage };
    return { status: 'answered', answer: await lookUpTerritory(question.data, new Date()) };
  } catch (error) {
    console.error('A territory could not be looked up:', error);
    return { status: 'failed', message: failedCheckMessage };
  }
}

/** A pressed suggestion comes after its field, under the same name, and takes its place. */
export async function checkTerritory(
  _before: FormState<TerritoryOutcome>,
  form: FormData,
): Promise<FormState<TerritoryOutcome>> {
  const { businessType = '', location = '' } = readForm(form);
  const values = { businessType, location };
  return { outcome: await answerQuestion(values), values };
}
