import { z } from 'zod';
import { fitsInto } from '@/platform/text-length';
import { line, lines } from './schema';

/** Characters. The panel has the same limits. */
export const replyLimits = { subject: 200, text: 20_000 } as const;

/** What staff write back. The subject is one line whatever is sent: it becomes a mail header. */
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

/** How long the same words to the same person are one press of the button, not two. */
export const repeatedPressMs = 10 * 60_000;

/**
 * What the answer begins with.
 *
 * @param reference of the enquiry, if it has one
 * @param name of whoever sent it, as they wrote it
 * @param signer who answers
 */
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
