import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { type EnquiryInput, enquiryLimits } from './fields';
import { industryOptions, projectTypeOptions, referralSourceOptions } from './options';

/** Messages: specification, section 5. */
const enquiryMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  projectType: 'Please select a project type',
  message: 'Please tell us more about your project (at least 10 characters)',
} as const;

const values = <V extends string>(options: readonly { value: V }[]) =>
  options.map(({ value }) => value) as [V, ...V[]];

/** Line breaks and other control characters are invalid in one line of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** PostgreSQL cannot store a zero byte; line breaks and tabs are valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/g;

/** One line of text. PostgreSQL cannot store lone surrogates, so they become U+FFFD. */
export const line = z
  .string()
  .transform((text) => text.toWellFormed().replace(controls, ' ').trim());
export const lines = z
  .string()
  .transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(unstorable, '').trim());

/** Empty values are null (specification, section 5). */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema);
}

function choice<V extends string>(options: readonly { value: V }[]) {
  return optional(z.enum(values(options)).nullable());
}

/** Shared by browser and server; field names are identical from form to database. */
export const enquirySchema = z.object({
  name: line.pipe(
    z
      .string()
      .min(2, enquiryMessages.name)
      .refine(fitsInto(enquiryLimits.name), 'Please shorten your name'),
  ),
  email: line.pipe(
    z.email(enquiryMessages.email).refine(fitsInto(enquiryLimits.email), enquiryMessages.email),
  ),
  industry: choice(industryOptions),
  projectType: z.enum(values(projectTypeOptions), { error: enquiryMessages.projectType }),
  packageTier: optional(
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .refine(fitsInto(60))
      .nullable(),
  ),
  referralSource: choice(referralSourceOptions),
  message: lines.pipe(
    z
      .string()
      .min(10, enquiryMessages.message)
      .refine(fitsInto(enquiryLimits.message), 'Please shorten your message'),
  ),
} satisfies Record<keyof EnquiryInput, z.ZodType>);

export type EnquiryValues = z.output<typeof enquirySchema>;

export function firstFaults<Field extends string>({ issues }: z.ZodError) {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) errors[path[0] as Field] ??= message;
  return errors;
}
