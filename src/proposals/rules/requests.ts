import { z } from 'zod';
import { editionSchema } from '@/content/rules/edition';
import { line, lines } from '@/enquiries/rules/schema';
import { fitsInto } from '@/platform/text-length';
import { dayInWords } from '@/platform/time/uk-days';
import { answerFaults, answerKinds, answerLimits } from './client-answers';
import { answerLimit } from './standing';

export const addressedSchema = z.object({
  slug: z
    .string()
    .refine(fitsInto(200))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  key: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullish()
    .catch(null)
    .transform((key) => key ?? null),
});

/** The same with the kind of answer. */
export const answerEnvelopeSchema = addressedSchema.extend({ what: z.enum(answerKinds) });

const { question, name } = answerLimits;

export const questionSchema = z.object({
  text: lines.pipe(
    z
      .string()
      .min(question.min, answerFaults.questionShort)
      .refine(fitsInto(question.max), answerFaults.questionLong),
  ),
});

export const acceptanceSchema = z.object({
  name: line.pipe(
    z
      .string()
      .min(name.min, answerFaults.nameShort)
      .refine(fitsInto(name.max), answerFaults.nameLong),
  ),
  consent: z.literal('yes', { error: answerFaults.consent }),
  chosen: z
    .array(z.string().refine(fitsInto(64)))
    .max(100)
    .catch([]),
  seen: z.string().refine(fitsInto(64)).catch(''),
});

export const declineSchema = z.object({
  reason: z
    .string()
    .catch('')
    .pipe(lines)
    .pipe(z.string().refine(fitsInto(answerLimits.reason), answerFaults.reasonLong)),
});

export const answerSchema = z.strictObject({
  text: lines.pipe(
    z
      .string()
      .min(1, 'Write an answer first.')
      .refine(fitsInto(answerLimit), `Shorten the answer to ${answerLimit} characters.`),
  ),
});

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

interface Extendable {
  /** `YYYY-MM-DD`, like the other two. */
  today: string;
  validUntil: string;
  /** Last day on which the prices hold. */
  pricesUntil: string;
}

export function pricesOverInWords({ today, pricesUntil }: Omit<Extendable, 'validUntil'>): string {
  const day = dayInWords(pricesUntil);
  return today > pricesUntil
    ? `Its prices held until ${day}. Revise it to offer it at today’s.`
    : `Its prices hold until ${day}. Choose a day until then, or revise it.`;
}

export function extensionSchema({ today, validUntil, pricesUntil }: Extendable) {
  return z.strictObject({
    validUntil: z
      .string('Choose a day.')
      .refine(isDay, { message: 'Choose a day.', abort: true })
      .refine((day) => day >= today, { message: 'Choose today or a later day.', abort: true })
      .refine((day) => day > validUntil, {
        message: 'Choose a later day than the one it is valid until now.',
        abort: true,
      })
      .refine((day) => day <= pricesUntil, pricesOverInWords({ today, pricesUntil })),
  });
}

/** Conflicting territories and document versions that the sender saw. */
export const sendingSchema = z
  .strictObject({
    seen: z.array(z.int().positive()).max(100),
    edition: editionSchema,
  })
  .partial()
  .default({});

export const newLinkSchema = z.strictObject({ mail: z.boolean() });

/**
 * Mail link scanners and crawlers, which are not the client. The user agent is self-declared;
 * programs that imitate a browser must also interact before a view is sent.
 */
const programs =
  /bot|crawl|spider|slurp|preview|scan|monitor|headless|phantom|lighthouse|curl|wget|python|java\/|okhttp|go-http|axios|node|facebookexternalhit|whatsapp|telegram|skypeuri|slack|teams|outlook-|office|safelinks|barracuda|proofpoint|mimecast|symantec|trendmicro|fireeye|google-(?:safety|read-aloud)|yahoo|bitly/i;

/** Without a user agent, it is a program. */
export function isProgram(userAgent: string | null): boolean {
  return !userAgent?.startsWith('Mozilla/') || programs.test(userAgent);
}
