import { z } from 'zod';
import { dialled } from '@/platform/phone';
import { fitsInto } from '@/platform/text-length';
import { type EnquiryInput, enquiryLimits, noWayToReply, shortLimits } from './fields';
import { industryOptions, projectTypeOptions, referralSourceOptions, ringTimes } from './options';

/** Messages: specification, section 5. */
const enquiryMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  projectType: 'Please select a project type',
  message: 'Please tell us more about your project (at least 10 characters)',
  trade: 'Tell us your trade',
  place: 'Tell us your town',
  answerBy: 'Please choose how we shall answer',
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

const shortEnough = z.string().refine(fitsInto(enquiryLimits.name), 'Please shorten your name');
export const nameLine = line.pipe(z.string().min(2, enquiryMessages.name)).pipe(shortEnough);
export const emailLine = line.pipe(
  z.email(enquiryMessages.email).refine(fitsInto(enquiryLimits.email), enquiryMessages.email),
);
const phoneLine = line.pipe(
  z
    .string()
    .refine((text) => dialled(text) !== null, enquiryMessages.phone)
    .refine(fitsInto(enquiryLimits.phone), enquiryMessages.phone),
);

/** Reference of a package or a monthly plan. */
const packageKey = optional(
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .refine(fitsInto(60))
    .nullable(),
);

const message = lines.pipe(
  z.string().refine(fitsInto(enquiryLimits.message), 'Please shorten your message'),
);

const fields = z.object({
  name: nameLine,
  // An empty one arrives here only without a phone number.
  email: line.pipe(z.string().min(1, noWayToReply)).pipe(emailLine).nullable(),
  phone: optional(phoneLine.nullable()),
  ringWhen: choice(ringTimes),
  industry: choice(industryOptions),
  projectType: z.enum(values(projectTypeOptions), { error: enquiryMessages.projectType }),
  packageTier: packageKey,
  referralSource: choice(referralSourceOptions),
  message: message.pipe(z.string().min(10, enquiryMessages.message)),
} satisfies Record<keyof EnquiryInput, z.ZodType>);

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/**
 * A phone number is enough: then an empty e-mail address is no fault. Without a number, a time to
 * ring says nothing.
 */
function weighWays(input: unknown): unknown {
  const { email, phone } = Object(input) as { email?: unknown; phone?: unknown };
  if (!isFilled(phone)) return { ...Object(input), ringWhen: null };
  return isFilled(email) ? input : { ...Object(input), email: null };
}

/** Shared by browser and server; field names are identical from form to database. */
export const enquirySchema = z.preprocess(weighWays, fields);

const shortText = (most: number, error: string) =>
  line.pipe(z.string().min(2, error).refine(fitsInto(most), error));

/** What staff read in place of a message that the sender of the short form left out. */
export const noMessage = 'No message: the sender gave a trade, a town and a way to reply.';

const shortFields = {
  name: line.pipe(shortEnough).default(''),
  trade: shortText(shortLimits.trade, enquiryMessages.trade),
  place: shortText(shortLimits.place, enquiryMessages.place),
  message,
  packageTier: packageKey.catch(null),
};

/**
 * The short form. Without a name, the trade and the town stand for it. What was typed for the way that
 * was not chosen is ignored.
 */
export const shortEnquirySchema = z
  .discriminatedUnion(
    'answerBy',
    [
      z.object({
        answerBy: z.literal('ring'),
        phone: phoneLine,
        ringWhen: choice(ringTimes),
        ...shortFields,
      }),
      z.object({ answerBy: z.literal('write'), email: emailLine, ...shortFields }),
    ],
    { error: enquiryMessages.answerBy },
  )
  .transform(({ answerBy, ...told }) => ({
    ...{ email: null, phone: null, ringWhen: null },
    ...told,
    message: told.message || noMessage,
    name: told.name || shortName(told),
    projectType: 'new_website' as const,
  }));

/** Name of an enquiry whose sender gave none. */
function shortName({ trade, place }: { trade: string; place: string }): string {
  return `${trade}, ${place}`.slice(0, enquiryLimits.name);
}

export type EnquiryValues = z.output<typeof enquirySchema>;

export function firstFaults<Field extends string>({ issues }: z.ZodError) {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) errors[path[0] as Field] ??= message;
  return errors;
}
