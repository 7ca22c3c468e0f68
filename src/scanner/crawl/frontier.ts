import { addressKey } from './fold-address.ts';
import { createTrapGuard } from './trap-guard.ts';

/** An address that is to be opened. */
export interface Waiting {
  url: string;
  /** Links from the start page; null where only a sitemap led here. */
  depth: number | null;
}

/** What a crawl has seen and not opened yet. */
export interface Frontier {
  /** Notes that an address was opened, or is not to be. */
  close(url: string): void;
  /** An address that a page links to. */
  addLink(url: string, depth: number | null): void;
  /** An address that is linked to with `nofollow`. */
  addUnfollowed(url: string): void;
  /** An address that a sitemap names: opened after everything that is linked to. */
  addKnown(url: string): void;
  /** The next one, breadth first; null when there is none. */
  next(): Waiting | null;
  /** How many wait. */
  count(): number;
  /** Addresses to which only links with `nofollow` lead. */
  unfollowed(): string[];
  /** The first address of each trap. */
  endless(): string[];
}

/** More are not remembered: no crawl comes near them. */
const MAX_WAITING = 5_000;
const MAX_UNFOLLOWED = 100;

/** The queue of one crawl; each address comes once. */
export function createFrontier(): Frontier {
  const guard = createTrapGuard();
  const seen = new Set<string>();
  const linked: Waiting[] = [];
  const known = new Map<string, string>();
  const unfollowed = new Map<string, string>();
  const traps = new Map<string, string>();

  function admit(url: string): boolean {
    const trap = guard.refuse(url);
    if (trap !== null && !traps.has(trap)) traps.set(trap, url);
    return trap === null;
  }

  return {
    close(url) {
      seen.add(addressKey(url));
      known.delete(addressKey(url));
    },
    addLink(url, depth) {
      const key = addressKey(url);
      if (seen.has(key) || linked.length >= MAX_WAITING) return;
      const isAdmitted = known.delete(key) || admit(url);
      seen.add(key);
      if (isAdmitted) linked.push({ url, depth });
    },
    addUnfollowed(url) {
      if (unfollowed.size < MAX_UNFOLLOWED) unfollowed.set(addressKey(url), url);
    },
    addKnown(url) {
      const key = addressKey(url);
      if (seen.has(key) || known.has(key) || known.size >= MAX_WAITING) return;
      if (admit(url)) known.set(key, url);
      else seen.add(key);
    },
    next() {
      const first = linked.shift();
      if (first) return first;
      for (const [key, url] of known) {
        known.delete(key);
        seen.add(key);
        return { url, depth: null };
      }
      return null;
    },
    count: () => linked.length + known.size,
    unfollowed: () =>
      [...unfollowed].flatMap(([key, url]) => (seen.has(key) || known.has(key) ? [] : [url])),
    endless: () => [...traps.values()],
  };
}
