import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';

/** A visitor’s wish to get a report by mail, once or every month. */
export const reportMailSchema = z.object({
  id: z.uuid(),
  email: z
    .string()
    .trim()
    .pipe(z.email('Please enter a valid email address').refine(fitsInto(254))),
  monthly: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
  /** Hidden field that only bots fill in. */
  fax_number: z.string().refine(fitsInto(1000)).catch(''),
});

export type ReportMailOutcome =
  /** The mail that asks for confirmation was queued. */
  { status: 'asked'; email: string } | { status: 'invalid' | 'refused'; error: string };

export const reportMailFailed = {
  status: 'refused',
  error: 'We couldn’t take that just now. Please try again in a moment.',
} as const;

/** The visitor's browser got no answer. */
export const reportMailUnreachable = {
  status: 'refused',
  error: 'We couldn’t be reached. Please check your connection and press the button again.',
} as const;

/** What the link in a mail leads to. `ended`: stopped, unconfirmed for too long, or unknown. */
export type ReportMailState =
  | { status: 'unconfirmed' | 'confirmed'; isMonthly: boolean; host: string }
  | { status: 'ended' };

/** The wish of the button on the link’s page. */
export const reportMailAnswer = z.object({
  key: z.uuid(),
  wish: z.enum(['confirm', 'stop']),
});
