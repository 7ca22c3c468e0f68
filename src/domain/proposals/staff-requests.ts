import { z } from 'zod';
import { fitsInto } from '@/lib/text-length';
import { lines } from '../enquiry/schema';
import { answerLimit } from './standing';
import { dayAfter } from './validity';

/** Days from today: longer than this is a slip of the keyboard. */
const mostDays = 366;

/** Our answer to a client’s question. */
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

/**
 * A later last day for a proposal.
 *
 * @param today and `validUntil`, its last day so far, as `YYYY-MM-DD`
 */
export function extensionSchema({ today, validUntil }: { today: string; validUntil: string }) {
  return z.strictObject({
    validUntil: z
      .string('Choose a day.')
      .refine(isDay, { message: 'Choose a day.', abort: true })
      .refine((day) => day >= today, { message: 'Choose today or a later day.', abort: true })
      .refine((day) => day > validUntil, {
        message: 'Choose a later day than the one it is valid until now.',
        abort: true,
      })
      .refine((day) => day <= dayAfter(today, mostDays), 'Choose a day within a year.'),
  });
}

/**
 * Sending a proposal: the territories in its way that whoever sends it has seen and confirmed.
 * Without a body, none.
 */
export const sendingSchema = z
  .strictObject({ seen: z.array(z.int().positive()).max(100) })
  .partial()
  .default({});

/** Whether the client gets the new link by mail. */
export const newLinkSchema = z.strictObject({ mail: z.boolean() });
