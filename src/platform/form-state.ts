/** What a form shows after it was sent, with script and without. */
export interface FormState<Outcome extends { status: string }> {
  /** Null before the first sending. */
  outcome: Outcome | null;
  /** As they were sent, to be corrected; empty after success. */
  values: Record<string, string>;
}

/** The one door of a form: a server action that works with script and without. */
export type FormAction<Outcome extends { status: string }> = (
  before: FormState<Outcome>,
  form: FormData,
) => Promise<FormState<Outcome>>;

/** A form that nobody has sent yet. */
export const unsent = { outcome: null, values: {} } as const;

/** An entry of the form's script: the answer is shown in place, and the page is not left. */
export const scriptEntry = 'withScript';

/** Most characters of a text that is shown again; a request holds 96 kB. */
const longestText = 50_000;

/** The texts of a form that was sent. A program may send anything else in its place. */
export function readForm(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) return {};
  const texts = [...form].filter(
    // Entries of the framework begin with `$`.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longestText)]));
}
