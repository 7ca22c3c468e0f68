import { isForEverybody, isNamed } from './may-fetch.ts';

interface Group {
  agents: string[];
  /** Seconds between two requests; null: the group does not say. */
  delay: number | null;
}

function delayOf(value: string): number | null {
  const seconds = Number.parseFloat(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Groups by their `User-agent` lines; any other directive ends the list of names. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    if (colon < 0) continue;
    const name = content.slice(0, colon).trim().toLowerCase();
    const value = content.slice(colon + 1).trim();
    if (/^user[- ]?agent$/.test(name)) {
      if (!isNaming) groups.push({ agents: [], delay: null });
      groups.at(-1)?.agents.push(value);
      isNaming = true;
      continue;
    }
    if (name !== 'sitemap') isNaming = false;
    const group = groups.at(-1);
    if (name === 'crawl-delay' && group) group.delay ??= delayOf(value);
  }
  return groups;
}

/**
 * The pause that a robots.txt asks a crawler to make between two requests. `Crawl-delay` belongs to
 * no standard, but it is plain what is meant: it counts for the groups that name the crawler, else
 * for those of `*`; the longest of several.
 *
 * @param text of the file
 * @param agent the crawler’s name, with or without version
 * @returns seconds; null when nothing is asked for
 */
export function crawlDelay(text: string, agent: string): number | null {
  const [name = ''] = agent.split('/', 1);
  const groups = groupsOf(text);
  const belonging = (belongs: (line: string) => boolean) =>
    groups.filter(({ agents }) => agents.some(belongs));
  const own = belonging((line) => !isForEverybody(line) && isNamed(line, name));
  const asked = own.length > 0 ? own : belonging(isForEverybody);
  const delays = asked.flatMap(({ delay }) => delay ?? []);
  return delays.length > 0 ? Math.max(...delays) : null;
}
