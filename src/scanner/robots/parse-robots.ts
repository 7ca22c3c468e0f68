/** One `Allow` or `Disallow` line that belongs to a group. */
export interface RobotsRule {
  isAllow: boolean;
  /** As bytes, one character each; those beyond ASCII percent-encoded. */
  pattern: string;
}

/** `User-agent` lines in a row and the rules that follow them. */
export interface RobotsGroup {
  /** As written, e.g. `Googlebot/2.1` or `*`. */
  agents: string[];
  rules: RobotsRule[];
}

/** What is odd about a line. Unknown directives are not: newer crawlers have their own. */
export type RobotsRemarkKind =
  /** Neither a directive nor a comment: there is no colon. */
  | 'not-understood'
  | 'agent-missing'
  /** A rule before the first `User-agent`: nobody obeys it. */
  | 'rule-without-agent'
  /** A path that begins with neither `/` nor `*`. */
  | 'bad-path'
  /** `$` anywhere but at the end. */
  | 'dollar-inside'
  | 'bad-sitemap'
  /** Crawlers leave it out; no fault. */
  | 'unknown-directive';

export interface RobotsRemark {
  kind: RobotsRemarkKind;
  /** The first line is 1. */
  line: number;
  text: string;
}

export interface RobotsFile {
  groups: RobotsGroup[];
  /** Values of `Sitemap` lines as written. */
  sitemaps: string[];
  remarks: RobotsRemark[];
  /** How many lines are neither empty nor comments alone. */
  lines: number;
}

type Key = 'agent' | 'allow' | 'disallow' | 'sitemap' | 'other';

/** Google reads a key by how it begins, and forgives the spellings that it meets most. */
const keyStarts: readonly (readonly [start: string, key: Key])[] = [
  ['user-agent', 'agent'],
  ['useragent', 'agent'],
  ['user agent', 'agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
];

/** Directives that are in use although no standard has them. */
const knownDirectives = new Set([
  'user-agent',
  'disallow',
  'allow',
  'sitemap',
  'crawl-delay',
  'clean-param',
  'host',
  'request-rate',
  'visit-time',
  'noindex',
  'content-signal',
  'content-usage',
  'license',
]);

/** Google cuts lines after eight times the longest address that old browsers took. */
const MAX_LINE = 2083 * 8 - 1;
const MAX_REMARK = 200;

function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `trim` would take the last byte of `à` for a non-breaking space. */
function trimmed(bytes: string): string {
  let start = 0;
  let end = bytes.length;
  while (start < end && bytes.charCodeAt(start) <= 32) start += 1;
  while (end > start && bytes.charCodeAt(end - 1) <= 32) end -= 1;
  return bytes.slice(start, end);
}

function keyOf(name: string): Key {
  const lower = name.toLowerCase();
  return keyStarts.find(([start]) => lower.startsWith(start))?.[1] ?? 'other';
}

/** RFC 9309, 2.2.2: octets beyond ASCII are compared percent-encoded, with digits in capitals. */
function normalisedPattern(bytes: string): string {
  return bytes
    .replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase())
    .replace(
      /[\x80-\xff]/g,
      (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    );
}

interface Line {
  name: string;
  value: string;
  hasColon: boolean;
}

/** Null: there is nothing on the line that could be a directive. */
function directiveOf(line: string): Line | null {
  const colon = line.indexOf(':');
  if (colon >= 0) {
    const name = trimmed(line.slice(0, colon));
    return name === '' ? null : { name, value: trimmed(line.slice(colon + 1)), hasColon: true };
  }
  // A forgotten colon is forgiven where it is plain what was meant.
  const words = line.split(/[ \t]+/);
  const [name = '', value = ''] = words;
  return words.length === 2 ? { name, value, hasColon: false } : null;
}

function remarkOn({ name, value, hasColon }: Line, isInGroup: boolean): RobotsRemarkKind | null {
  if (!hasColon) return 'not-understood';
  const directive = name.toLowerCase();
  if (!knownDirectives.has(directive)) return 'unknown-directive';
  if (directive === 'user-agent') return value === '' ? 'agent-missing' : null;
  if (directive === 'sitemap') {
    const protocol = URL.parse(value)?.protocol ?? '';
    return ['http:', 'https:', 'ftp:'].includes(protocol) ? null : 'bad-sitemap';
  }
  if (directive !== 'allow' && directive !== 'disallow') return null;
  if (value !== '' && !value.startsWith('/') && !value.startsWith('*')) return 'bad-path';
  if (value.includes('$') && value.indexOf('$') !== value.length - 1) return 'dollar-inside';
  return isInGroup ? null : 'rule-without-agent';
}

/**
 * Reads a robots.txt (RFC 9309) as Google does: no text is an error, and what cannot be understood
 * is left out. `remarks` says what a stricter reader would object to.
 */
export function parseRobots(text: string): RobotsFile {
  const file: RobotsFile = { groups: [], sitemaps: [], remarks: [], lines: 0 };
  let group: RobotsGroup | null = null;
  let hasSeenAgent = false;

  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const [uncommented = ''] = bytesOf(raw).slice(0, MAX_LINE).split('#', 1);
    const content = trimmed(uncommented);
    if (content === '') continue;
    file.lines += 1;
    const line = directiveOf(content);
    const kind = line ? remarkOn(line, hasSeenAgent) : 'not-understood';
    if (kind) file.remarks.push({ kind, line: index + 1, text: raw.trim().slice(0, MAX_REMARK) });
    if (!line) continue;

    const key = keyOf(line.name);
    if (key === 'sitemap') file.sitemaps.push(textOf(line.value));
    if (key === 'agent') {
      hasSeenAgent = true;
      if (!group || group.rules.length > 0) {
        group = { agents: [], rules: [] };
        file.groups.push(group);
      }
      group.agents.push(textOf(line.value));
    }
    if (group && (key === 'allow' || key === 'disallow')) {
      group.rules.push({ isAllow: key === 'allow', pattern: normalisedPattern(line.value) });
    }
  }
  return file;
}
