export interface FormState<Outcome extends { status: string }> {
  /** `null` before the first submission. */
  outcome: Outcome | null;
  /** The submitted values, for correction; empty after success. */
  values: Record<string, string>;
}

export type FormAction<Outcome extends { status: string }> = (
  before: FormState<Outcome>,
  form: FormData,
) => Promise<FormState<Outcome>>;

export const unsent = { outcome: null, values: {} } as const;

/** Marks a submission by the form's script: the result appears in place, without a new page. */
export const scriptEntry = 'withScript';

/** Maximum characters of a text that is shown again; a request holds 96 kB. */
const longestText = 50_000;

/** The submitted texts; requests may contain other types. */
export function readForm(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) return {};
  const texts = [...form].filter(
    // Framework entries begin with `$`.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longestText)]));
}
