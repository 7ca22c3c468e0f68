import { wordSet } from '../model/check.ts';
export interface RobotsRule {
  isAllow: boolean;
  /** One character per byte; bytes beyond ASCII percent-encoded. */
  pattern: string;
}

export interface RobotsGroup {
  /** As written, e.g. `Googlebot/2.1` or `*`. */
  agents: string[];
  rules: RobotsRule[];
}

/** A fault in a line. Unknown directives are none: newer crawlers add their own. */
export type RobotsRemarkKind =
  /** No directive, no comment: the colon is missing. */
  | 'not-understood'
  | 'agent-missing'
  /** A rule before the first `User-agent`: crawlers ignore it. */
  | 'rule-without-agent'
  | 'bad-path'
  | 'dollar-inside'
  | 'bad-sitemap'
  /** Crawlers ignore it; no fault. */
  | 'unknown-directive';

export interface RobotsRemark {
  kind: RobotsRemarkKind;
  line: number;
  text: string;
}

export interface RobotsFile {
  groups: RobotsGroup[];
  sitemaps: string[];
  remarks: RobotsRemark[];
  /** Number of lines with more than a comment. */
  lines: number;
}

type Key = 'agent' | 'allow' | 'disallow' | 'sitemap' | 'other';

/** Google matches keys by prefix and accepts common misspellings. */
const keyStarts: Readonly<Record<Exclude<Key, 'other'>, readonly string[]>> = {
  agent: ['user-agent', 'useragent', 'user agent'],
  allow: ['allow'],
  disallow: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  sitemap: ['sitemap', 'site-map'],
};

/** Non-standard directives in use. */
const knownDirectives = wordSet(`
  user-agent disallow allow sitemap crawl-delay clean-param host request-rate visit-time noindex
  content-signal content-usage license
`);

/** Google cuts lines at eight times the longest address of old browsers. */
const MAX_LINE = 2083 * 8 - 1;
const MAX_REMARK = 200;

function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function textOf(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** `trim` would remove the last byte of `à` as a non-breaking space. */
function trimmed(bytes: string): string {
  let start = 0;
  let end = bytes.length;
  while (start < end && bytes.charCodeAt(start) <= 32) start += 1;
  while (end > start && bytes.charCodeAt(end - 1) <= 32) end -= 1;
  return bytes.slice(start, end);
}

function keyOf(name: string): Key {
  const lower = name.toLowerCase();
  const keys = Object.keys(keyStarts) as Exclude<Key, 'other'>[];
  return keys.find((key) => keyStarts[key].some((start) => lower.startsWith(start))) ?? 'other';
}

/** RFC 9309, 2.2.2: octets beyond ASCII are compared percent-encoded, in upper case. */
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

function directiveOf(line: string): Line | null {
  const colon = line.indexOf(':');
  if (colon >= 0) {
    const name = trimmed(line.slice(0, colon));
    return name === '' ? null : { name, value: trimmed(line.slice(colon + 1)), hasColon: true };
  }
  // A missing colon is accepted where the meaning is clear.
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

/** Parses robots.txt like Google (RFC 9309): never fails. `remarks` is for stricter readers. */
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

// robots-parser was rejected: it passes only 92 % of the tests of Google's matcher (missing colons,
// names with spaces, index.html).

/** Path, parameters and query of an address, as written; `/` when empty. */
function pathOf(url: string): string {
  const start = url.startsWith('//') ? 2 : 0;
  const firstOf = (from: number) => {
    const at = url.slice(from).search(/[/?;]/);
    return at < 0 ? -1 : from + at;
  };
  const early = firstOf(start);
  const scheme = url.indexOf('://', start);
  // A `://` after the path is part of the path.
  const hasScheme = scheme >= 0 && (early < 0 || early >= scheme);
  const path = firstOf(hasScheme ? scheme + 3 : start);
  const hash = url.indexOf('#', start);
  if (path < 0 || (hash >= 0 && hash < path)) return '/';
  const found = url.slice(path, hash < 0 ? undefined : hash);
  return found.startsWith('/') ? found : `/${found}`;
}

/** Greedy first matches of `*` suffice: if any choice matches, this one does. */
function matches(path: string, pattern: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const last = pieces.length - 1;
  let position = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index === last && isAnchored) {
      const end = path.length - piece.length;
      return (index === 0 ? end === 0 : end >= position) && path.endsWith(piece);
    }
    const found = index === 0 ? (path.startsWith(piece) ? 0 : -1) : path.indexOf(piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return true;
}

/** Priority of a rule for a path: its length, -1 without a match. */
function priority(path: string, { isAllow, pattern }: RobotsRule): number {
  if (matches(path, pattern)) return pattern.length;
  if (!isAllow) return -1;
  // Allowing a folder's index page allows the folder's own address.
  const slash = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/index.htm', slash) || slash < 0) return -1;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matches(path, folder) ? folder.length : -1;
}

export function isForEveryCrawler(agent: string): boolean {
  return agent === '*' || /^\*\s/.test(agent);
}

/** Names end at the first invalid character, but `archive.org_bot` exists: words count too. */
export function isAgentNamed(line: string, agent: string): boolean {
  const wanted = agent.toLowerCase();
  const [word = ''] = line.toLowerCase().split(/[\s/]/, 1);
  const [token = ''] = /^[a-z_-]*/.exec(word) ?? [];
  return token === wanted || (word === wanted && word !== '*');
}

/** Applies a parsed robots.txt to an absolute, percent-encoded address. */
export function isAllowedBy(robots: RobotsFile, agent: string, url: string): boolean {
  const [name = ''] = agent.split('/', 1);
  const path = Buffer.from(pathOf(url), 'utf8').toString('latin1');
  const groupsFor = (belongs: (line: string) => boolean): RobotsGroup[] =>
    robots.groups.filter(({ agents }) => agents.some(belongs));

  const own = groupsFor((line) => !isForEveryCrawler(line) && isAgentNamed(line, name));
  const rules = (own.length > 0 ? own : groupsFor(isForEveryCrawler)).flatMap(({ rules }) => rules);
  let allow = 0;
  let disallow = 0;
  for (const rule of rules) {
    const fit = priority(path, rule);
    if (rule.isAllow) allow = Math.max(allow, fit);
    else disallow = Math.max(disallow, fit);
  }
  return disallow <= allow;
}

/**
 * Decides by RFC 9309, and by Google's matcher where the standard is silent. The longest matching
 * rule wins, `Allow` among equals; `*` applies only without a named group.
 */
export function mayFetch(robotsText: string, agent: string, url: string): boolean {
  return isAllowedBy(parseRobots(robotsText), agent, url);
}
