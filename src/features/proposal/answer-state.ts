import type { AnswerKind } from '@/domain/proposals/answer-words';
import type { AnswerOutcome } from '@/server/proposal/receive-answer';

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
