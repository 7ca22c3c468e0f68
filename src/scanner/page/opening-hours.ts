const day =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend|bank holiday|llun|mawrth|mercher|iau|gwener|sadwrn|sul)s?\\.?';
const clock =
  "(?:(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d|[0-5]\\d)? ?(?:[ap]\\.?m\\.?|y\\.?[bp]\\.?|noon)?(?: o[’']clock)?|noon|midday|midnight)";
const until = "(?: ?[-–—−] ?| ?(?:to|till|til|until|and|[’']til) ?|\\n(?:[-–—]|to)\\n)";
/** Not “Saturday 12 – 15 June”. */
const noDate =
  '(?!\\d|[./]\\d|(?:st|nd|rd|th)\\b| ?(?:jan|feb|mar|apr|may|june?\\b|july?\\b|aug|sept?\\b|september|oct|nov|dec|people|persons|guests|£|%))';
const span = `(?:${clock}${until}(?:${clock}|late|close|dusk)${noDate})`;
const shut =
  '(?:closed|by appointment|appointment only|open all day|all day|24 ?h(?:ou)?rs?|ar gau)';

/** What may stand between a day and its hours: further days, signs, the cell’s border. */
const between = '[^\\d\\n]{0,40}(?:\\n[^\\d\\n]{0,12})?';

/** Hours stand near the top, in the footer or on a page of their own; nobody needs a book. */
const MAX_LETTERS = 100_000;

const patterns = [
  // Monday to Friday: 9am – 5pm; Sat 10-4; Sunday closed
  `\\b${day}\\b${between}(?:\\b${span}|\\b${shut})`,
  // 9am – 5pm, Monday to Friday; open 9 till late every day
  `\\b${span}[\\s,(]{0,4}(?:on |from )?(?:${day}\\b|daily|every ?day|(?:7|seven) days)`,
  // Open daily from 10am; seven days a week, 8am to 8pm
  `\\b(?:daily|every ?day|(?:7|seven) days(?: a week)?|open(?:ing)?(?: hours| times)?)\\b${between}(?:\\b${span}|from ${clock})`,
  '\\b24 ?/ ?7\\b(?!/)',
  '\\b24[- ]?h(?:ou)?rs?(?: a day|,? ?(?:7|seven) days)',
  '\\b(?:strictly )?by appointment(?: only)?\\b',
].map((pattern) => new RegExp(pattern, 'i'));

/**
 * The words of a text that say when a business is open, in the ways British shops write it; null
 * when there are none. A time alone (“published at 10:30”) or a day alone is none.
 */
export function openingHoursIn(text: string): string | null {
  const readable =
    text.length > MAX_LETTERS
      ? `${text.slice(0, MAX_LETTERS / 2)}\n${text.slice(-MAX_LETTERS / 2)}`
      : text;
  for (const pattern of patterns) {
    const found = pattern.exec(readable)?.[0];
    if (found !== undefined) return found.replace(/\s+/g, ' ').trim();
  }
  return null;
}
