import { z } from 'zod';
import { line, lines } from '@/enquiries/rules/schema';
import { fitsInto } from '@/platform/text-length';
import { answerFaults, answerKinds, answerLimits } from './answer-words';

/** Which proposal is answered, and how. */
export const addressedSchema = z.object({
  slug: z
    .string()
    .refine(fitsInto(200))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Of a private link. */
  key: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .nullish()
    .catch(null)
    .transform((key) => key ?? null),
});

/** The same with what the client wants. */
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
  /** Ids of the optional lines that are taken. */
  chosen: z
    .array(z.string().refine(fitsInto(64)))
    .max(100)
    .catch([]),
  /** Fingerprint of the proposal that was shown. */
  seen: z.string().refine(fitsInto(64)).catch(''),
});

export const declineSchema = z.object({
  reason: z
    .string()
    .catch('')
    .pipe(lines)
    .pipe(z.string().refine(fitsInto(answerLimits.reason), answerFaults.reasonLong)),
});
