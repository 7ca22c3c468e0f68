import type { AnswerKind, AnswerOutcome } from './answer-words';
import { lineName, recountName } from './shown-choice';

/** A form as a browser sends it by itself, and what came of it. */
export interface PlainAnswer {
  what: AnswerKind | null;
  outcome: AnswerOutcome | null;
  /** As they were typed, to be corrected; empty after success. */
  values: Record<string, string>;
}

export const noAnswer: PlainAnswer = { what: null, outcome: null, values: {} };

/** What a form holds: its fields, and the chosen lines as a list. */
export function readAnswer(form: FormData): Record<string, string | string[]> {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
    ),
  );
  return { ...fields, chosen: form.getAll('chosen').filter((id) => typeof id === 'string') };
}

/**
 * The ticked lines, when the total that the form was sent with is of other ones: without script, a
 * tick changes no total by itself. Nothing is accepted then but what the client has read.
 *
 * @returns `null` when there is nothing to add up
 */
export function ticksToCount(form: FormData): string[] | null {
  const idsOf = (name: string) =>
    form.getAll(name).filter((id): id is string => typeof id === 'string');
  const ticked = idsOf(lineName);
  if (form.get('what') !== 'accept') return null;
  const counted = new Set(idsOf('chosen'));
  const isSame = ticked.length === counted.size && ticked.every((id) => counted.has(id));
  return isSame && !form.has(recountName) ? null : ticked;
}
