export interface SpamEvidence {
  trap: string;
  /** Milliseconds to the submission, null without script. Bots can forge it. */
  elapsedMs: number | null;
  name: string;
  message: string;
}

/** Milliseconds. A person needs longer to complete four fields; a program does not. */
export const minimumFillMs = 3_000;
/** Clients often link their own site and two examples. */
export const mostLinks = 3;

/** Total weight from which an enquiry is held. */
const heldFrom = 2;
/** Only a bot does this. */
const proof = heldFrom;
/** Visitors may do this too, so one hint is never sufficient. */
const hint = 1;

/** Counts `https://www.` as one link. */
const link = /https?:\/\/(?:www\.)?|www\./gi;
/** Markup that visitors do not type. */
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

interface Sign {
  weight: number;
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
 * The hidden field and link markup suffice alone; speed, many links and a URL as a name count only
 * in combination.
 */
export function listHoldReasons(evidence: SpamEvidence): string[] {
  const signs = listSigns(evidence);
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
  return weight >= heldFrom ? signs.map(({ text }) => text) : [];
}
