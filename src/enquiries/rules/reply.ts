import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { line, lines } from './schema';

/** Characters. The panel has the same limits. */
export const replyLimits = { subject: 200, text: 20_000 } as const;

/** A reply by staff. The subject is reduced to one line, because it becomes a mail header. */
export const replySchema = z.strictObject({
  subject: line.pipe(
    z
      .string()
      .min(1, 'Enter a subject.')
      .refine(
        fitsInto(replyLimits.subject),
        `Shorten the subject to ${replyLimits.subject} characters.`,
      ),
  ),
  text: lines.pipe(
    z
      .string()
      .min(1, 'Write an answer first.')
      .refine(fitsInto(replyLimits.text), `Shorten the text to ${replyLimits.text} characters.`),
  ),
});

export type Reply = z.output<typeof replySchema>;

/** Milliseconds in which identical text to the same person counts as one submission. */
export const repeatedPressMs = 10 * 60_000;

export function replyDraft({
  reference,
  name,
  signer,
  brandName,
}: {
  reference: string;
  name: string;
  signer: string;
  brandName: string;
}): Reply {
  const [firstName] = name.trim().split(/\s+/);
  return {
    subject: `Re: your enquiry ${reference}`.trim(),
    text: `Hello ${firstName},\n\n\n\nKind regards\n${signer}\n${brandName}`,
  };
}
