import subtags from 'language-subtag-registry/data/json/language.json' with { type: 'json' };

const registered: ReadonlySet<string> = new Set(Object.keys(subtags));

/** `qaa` to `qtz`: registered for private use, as one range. */
const privateUse = /^q[a-t][a-z]$/;

/**
 * Whether a language tag begins with a language that the IANA registry knows, e.g. `en` in `en-GB`.
 * The rest of the tag is not looked at, and tags that were registered whole (`i-lux`) do not count.
 *
 * @see https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/
 */
export function isKnownLanguage(tag: string): boolean {
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return registered.has(primary) || privateUse.test(primary);
}
