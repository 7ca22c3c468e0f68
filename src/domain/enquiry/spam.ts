/** What the judgement is made on. */
export interface SpamEvidence {
  /** What stands in the field that people don’t see. */
  trap: string;
  /** Milliseconds between the form being shown and its being sent; null when no script measured. */
  elapsedMs: number | null;
  name: string;
  message: string;
}

/** Faster than anybody reads and fills in four fields. */
export const minimumFillMs = 3_000;

const mostLinks = 3;
const link = /https?:\/\/|www\./gi;
/** Markup that a person doesn’t type into a text field. */
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/**
 * Says what makes an enquiry look like the work of a program. Whatever looks so is kept and held
 * back for staff to look at, never thrown away.
 *
 * @returns reasons in words for staff; none for an enquiry that looks like a person’s
 */
export function spamReasons({ trap, elapsedMs, name, message }: SpamEvidence): string[] {
  const reasons: string[] = [];
  if (trap.trim() !== '') reasons.push('A field that people don’t see was filled in.');
  if (elapsedMs !== null && elapsedMs < minimumFillMs) {
    reasons.push(`It was sent ${(elapsedMs / 1000).toFixed(1)} seconds after the form appeared.`);
  }
  const links = message.match(link)?.length ?? 0;
  if (links > mostLinks) reasons.push(`The message holds ${links} links.`);
  if (markup.test(message)) reasons.push('The message holds markup for links.');
  if (/https?:\/\/|www\./i.test(name)) reasons.push('The name is an address.');
  return reasons;
}
