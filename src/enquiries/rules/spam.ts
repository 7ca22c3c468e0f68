/** What the judgement is made on. */
export interface SpamEvidence {
  /** What stands in the field that people don’t see. */
  trap: string;
  /**
   * Milliseconds between the page being shown and its form being sent, as the browser claims; null
   * when no script measured. A program can claim anything, so it is a hint and no proof.
   */
  elapsedMs: number | null;
  name: string;
  message: string;
}

/** Faster than a person reads and fills in four fields. */
export const minimumFillMs = 3_000;
/** Three sites that a client likes, or their own among them. */
export const mostLinks = 3;

/** From this weight on an enquiry is held. */
const heldFrom = 2;
/** Only a program does it. */
const proof = heldFrom;
/** A person may do it, too: never enough without another hint. */
const hint = 1;

/** `https://www.` is the beginning of one link, not of two. */
const link = /https?:\/\/(?:www\.)?|www\./gi;
/** Markup that a person doesn’t type into a text field. */
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

interface Sign {
  weight: number;
  /** In words for staff. */
  text: string;
}

function listSigns({ trap, elapsedMs, name, message }: SpamEvidence): Sign[] {
  const signs: Sign[] = [];
  if (trap.trim() !== '') {
    signs.push({ weight: proof, text: 'A field that people don’t see was filled in.' });
  }
  if (markup.test(message)) {
    signs.push({ weight: proof, text: 'The message holds markup for links.' });
  }
  if (elapsedMs !== null && elapsedMs < minimumFillMs) {
    const seconds = (elapsedMs / 1000).toFixed(1);
    signs.push({ weight: hint, text: `It was sent ${seconds} seconds after the page appeared.` });
  }
  const links = message.match(link)?.length ?? 0;
  if (links > mostLinks) signs.push({ weight: hint, text: `The message holds ${links} links.` });
  if (name.search(link) >= 0) signs.push({ weight: hint, text: 'The name is an address.' });
  return signs;
}

/**
 * Says why an enquiry is held back for staff to look at. The hidden field and markup for links hold
 * it by themselves; speed, many links and an address for a name only together.
 *
 * @returns reasons in words for staff; none for an enquiry that is not held
 */
export function listHoldReasons(evidence: SpamEvidence): string[] {
  const signs = listSigns(evidence);
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
  return weight >= heldFrom ? signs.map(({ text }) => text) : [];
}
