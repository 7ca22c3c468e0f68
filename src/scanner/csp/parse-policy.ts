/** One content security policy, as it is enforced. */
export interface Policy {
  /** As it was sent, on one line. */
  text: string;
  /**
   * Names and values in lower case. A list of sources that allows nothing is empty: `'none'` is
   * taken out.
   */
  directives: ReadonlyMap<string, readonly string[]>;
  /** Directives that come a second time; browsers ignore all but the first. */
  repeated: readonly string[];
}

const MAX_DIRECTIVES = 60;
const MAX_SOURCES = 200;

const sourceLists = /-src(?:-elem|-attr)?$/;

// Repeating where reports go harms nobody.
const repeatable = new Set(['report-uri', 'report-to']);

/**
 * Reads one policy (Content Security Policy Level 3, section 2.2.1), up to 60 directives of 200 sources
 * each. Lists of policies are divided at commas before.
 */
export function parsePolicy(source: string): Policy {
  const text = source.replace(/\s+/g, ' ').trim();
  const directives = new Map<string, readonly string[]>();
  const repeated = new Set<string>();
  for (const part of text.split(';')) {
    const [name, ...values] = part.trim().toLowerCase().split(' ', MAX_SOURCES);
    if (!name) continue;
    if (directives.has(name)) {
      if (!repeatable.has(name)) repeated.add(name);
      continue;
    }
    if (directives.size >= MAX_DIRECTIVES) break;
    const isList = sourceLists.test(name);
    directives.set(name, isList ? values.filter((value) => value !== "'none'") : values);
  }
  return { text, directives, repeated: [...repeated] };
}
