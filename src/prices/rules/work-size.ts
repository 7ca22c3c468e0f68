/** How long a package takes and how many pages it has, as editors write it. */

interface Range {
  from: number;
  to: number;
}

const daysPerUnit = { day: 1, week: 7, month: 30 };

/** Reads a period in days: `5–7 days`, `2 weeks`, `1 month`; `null` for other words. */
export function readDays(text: string): Range | null {
  const found = /^(?:(\d{1,3})\s*[–-]\s*)?(\d{1,3})\s*(day|week|month)s?$/i.exec(text.trim());
  if (!found) return null;
  const [, from, to, unit = 'day'] = found;
  const days = daysPerUnit[unit.toLowerCase() as keyof typeof daysPerUnit];
  return { from: Number(from ?? to) * days, to: Number(to) * days };
}

/** Reads a number of pages: `1`, `5–8`, `up to 10`; `null` for other words. */
export function readPages(text: string): Range | null {
  const found = /^(?:(up to)\s+|(\d{1,4})\s*[–-]\s*)?(\d{1,4})(?:\s+pages?)?$/i.exec(text.trim());
  if (!found) return null;
  const [, upTo, from, to] = found;
  return { from: upTo ? 1 : Number(from ?? to), to: Number(to) };
}

/** e.g. `1 page`, `5–8 pages`; words such as `as agreed` stand alone. */
export function pagesOf({ pages }: { pages: string }): string {
  return readPages(pages) === null ? pages : `${pages} ${pages === '1' ? 'page' : 'pages'}`;
}

/** `ready in 2–3 weeks`; `null` where no time is named, e.g. `set in the quote`. */
export function readyIn({ timeline }: { timeline: string }): string | null {
  return /\d/.test(timeline) ? `ready in ${timeline}` : null;
}

/** What both ends of a price range buy; `null` where the number of pages has no two ends. */
export function wordPriceEnds(item: { pages: string; priceToPence: number | null }): string | null {
  const pages = readPages(item.pages);
  if (pages === null || pages.from === pages.to || pages.from === 1) return null;
  return item.priceToPence === null
    ? null
    : `${pages.from} pages cost the lower price; up to ${pages.to} never cost more than the higher.`;
}
