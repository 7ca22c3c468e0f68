import { parseRobots, type RobotsFile, type RobotsGroup, type RobotsRule } from './parse-robots.ts';

// Not robots-parser: it agrees with only 92 % of what Google’s matcher is tested with (forgotten
// colons, names with spaces and index.html are read differently).

/** The path, parameters and query of an address, as it is written; `/` when there are none. */
function pathOf(url: string): string {
  const start = url.startsWith('//') ? 2 : 0;
  const firstOf = (from: number) => {
    const at = url.slice(from).search(/[/?;]/);
    return at < 0 ? -1 : from + at;
  };
  const early = firstOf(start);
  const scheme = url.indexOf('://', start);
  // A `://` behind the path is part of the path.
  const hasScheme = scheme >= 0 && (early < 0 || early >= scheme);
  const path = firstOf(hasScheme ? scheme + 3 : start);
  const hash = url.indexOf('#', start);
  if (path < 0 || (hash >= 0 && hash < path)) return '/';
  const found = url.slice(path, hash < 0 ? undefined : hash);
  return found.startsWith('/') ? found : `/${found}`;
}

/**
 * Whether a pattern with `*` and a closing `$` matches a path from its start. Takes the first place
 * for each piece between stars: if any choice of places works, this one does.
 */
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

/** How well a rule fits a path: its length, -1 when it does not. */
function priority(path: string, { isAllow, pattern }: RobotsRule): number {
  if (matches(path, pattern)) return pattern.length;
  if (!isAllow) return -1;
  // Allowing a folder’s index page allows the folder’s own address.
  const slash = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/index.htm', slash) || slash < 0) return -1;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matches(path, folder) ? folder.length : -1;
}

/** Whether a `User-agent` line means every crawler. */
export function isForEverybody(agent: string): boolean {
  return agent === '*' || /^\*\s/.test(agent);
}

/**
 * Whether a `User-agent` line means this crawler.
 *
 * A line’s name is read up to the first character that names may not have. Names with digits and
 * dots exist all the same (`archive.org_bot`), so the whole first word counts as well.
 */
export function isNamed(line: string, agent: string): boolean {
  const wanted = agent.toLowerCase();
  const [word = ''] = line.toLowerCase().split(/[\s/]/, 1);
  const [token = ''] = /^[a-z_-]*/.exec(word) ?? [];
  return token === wanted || (word === wanted && word !== '*');
}

/**
 * Whether a crawler may fetch an address, by a robots.txt that is parsed already.
 *
 * @param agent a crawler’s name, with or without version; `*` for one that no group names
 * @param url the absolute address, percent-encoded as it would be requested
 */
export function isAllowedBy(robots: RobotsFile, agent: string, url: string): boolean {
  const [name = ''] = agent.split('/', 1);
  const path = Buffer.from(pathOf(url), 'utf8').toString('latin1');
  const groupsFor = (belongs: (line: string) => boolean): RobotsGroup[] =>
    robots.groups.filter(({ agents }) => agents.some(belongs));

  const own = groupsFor((line) => !isForEverybody(line) && isNamed(line, name));
  const rules = (own.length > 0 ? own : groupsFor(isForEverybody)).flatMap(({ rules }) => rules);
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
 * Whether a crawler may fetch an address (RFC 9309, and Google’s matcher where the standard is
 * silent): groups of a name count together, those for `*` only where none names the crawler; the
 * longest matching rule wins, `Allow` among equals.
 *
 * @param robotsText the file’s text; empty allows everything
 * @param agent a crawler’s name, with or without version, e.g. `GPTBot` or `FooBot/1.0`
 * @param url the absolute address, percent-encoded as it would be requested
 */
export function mayFetch(robotsText: string, agent: string, url: string): boolean {
  return isAllowedBy(parseRobots(robotsText), agent, url);
}
