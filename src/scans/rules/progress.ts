/** How far a crawl is, as its record keeps it. */
export interface CrawlProgress {
  /** How often it was begun; a second time when the process that ran it died. */
  attempt: number;
  /** The address was typed without `https://`: the site may answer on http only. */
  isBare: boolean;
  /** Addresses that were opened so far. */
  opened: number;
  /** Address that is being read; null before the first. */
  reading: string | null;
}

/** Nothing has happened yet. */
export function newCrawlProgress(isBare: boolean): CrawlProgress {
  return { attempt: 0, isBare, opened: 0, reading: null };
}

/** Reads what a record keeps; anything odd counts as nothing. */
export function readCrawlProgress(stored: unknown): CrawlProgress {
  const { attempt, isBare, opened, reading } = (stored ?? {}) as Partial<CrawlProgress>;
  return {
    attempt: typeof attempt === 'number' ? attempt : 0,
    isBare: isBare === true,
    opened: typeof opened === 'number' ? opened : 0,
    reading: typeof reading === 'string' ? reading : null,
  };
}

/** The part of an address that is worth showing beside its site: `/prices?page=2`. */
export function pathShown(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname + url.search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** “37 of at most 200 pages, reading /prices”. */
export function progressWords({ opened, reading }: CrawlProgress, mostPages: number): string {
  const pages = `${opened} of at most ${mostPages} pages`;
  return reading === null ? pages : `${pages}, reading ${pathShown(reading)}`;
}
