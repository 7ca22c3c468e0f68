import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface SitemapEntry {
  address: string;
  lastModified: string | null;
}

export type SitemapProblem =
  | 'empty'
  | 'web-page'
  /** Document types can define endlessly growing entities; sitemaps need none. */
  | 'doctype'
  | 'not-well-formed'
  | 'unknown-format'
  | 'too-many';

export interface Sitemap {
  /** `index`: its entries are sitemaps. `null`: unknown. */
  format: 'pages' | 'index' | 'feed' | 'text' | null;
  entries: readonly SitemapEntry[];
  problem: SitemapProblem | null;
}

/** sitemaps.org */
const MAX_ENTRIES = 50_000;

/** Thrown to stop the parser early; caught in this file. */
class Found extends Error {
  readonly problem: SitemapProblem;

  constructor(problem: SitemapProblem) {
    super(problem);
    this.problem = problem;
  }
}

const formats: Readonly<Record<string, NonNullable<Sitemap['format']>>> = {
  urlset: 'pages',
  sitemapindex: 'index',
  rss: 'feed',
  feed: 'feed',
  RDF: 'feed',
};

class Reader {
  format: Sitemap['format'] = null;
  readonly entries: SitemapEntry[] = [];
  private prefix = '';
  private readonly open: string[] = [];
  private entry: { address: string; lastModified: string | null } | null = null;
  private text = '';

  /** Names are compared with the root's prefix: `image:loc` is no page address. */
  private nameOf(tag: string): string {
    return this.prefix !== '' && tag.startsWith(this.prefix) ? tag.slice(this.prefix.length) : tag;
  }

  private isWithin(...names: readonly string[]): boolean {
    return this.open.length === names.length && names.every((name, i) => this.open[i] === name);
  }

  begin({ name: tag }: SaxesTagPlain): void {
    if (this.open.length === 0) {
      const colon = tag.indexOf(':');
      this.prefix = tag.slice(0, colon + 1);
      const name = this.nameOf(tag);
      this.format = Object.hasOwn(formats, name) ? (formats[name] ?? null) : null;
      if (this.format === null) throw new Found('unknown-format');
    }
    this.open.push(this.nameOf(tag));
    this.text = '';
    if (this.isWithin('urlset', 'url') || this.isWithin('sitemapindex', 'sitemap')) {
      this.entry = { address: '', lastModified: null };
    }
  }

  read(text: string): void {
    if (this.entry && this.open.length === 3) this.text += text;
  }

  end(): void {
    const name = this.open.at(-1);
    if (this.entry && this.open.length === 3) {
      if (name === 'loc') this.entry.address = this.text.trim();
      if (name === 'lastmod') this.entry.lastModified = this.text.trim();
    }
    if (this.entry && this.open.length === 2) {
      if (this.entries.length === MAX_ENTRIES) throw new Found('too-many');
      this.entries.push(this.entry);
      this.entry = null;
    }
    this.open.pop();
  }
}

function readXml(body: string, isCut: boolean): Sitemap {
  const reader = new Reader();
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Found('doctype');
  });
  parser.on('error', () => {
    throw new Found('not-well-formed');
  });
  parser.on('opentag', (tag) => reader.begin(tag));
  parser.on('text', (text) => reader.read(text));
  parser.on('cdata', (text) => reader.read(text));
  parser.on('closetag', () => reader.end());
  let problem: SitemapProblem | null = null;
  try {
    parser.write(body);
    // A truncated file has no end, which is no fault.
    if (!isCut) parser.close();
  } catch (error) {
    problem = error instanceof Found ? error.problem : 'not-well-formed';
  }
  return { format: reader.format, entries: reader.entries, problem };
}

function readLines(lines: readonly string[]): Sitemap {
  const entries = lines.map((address) => ({ address, lastModified: null }));
  const isTooLong = entries.length > MAX_ENTRIES;
  return {
    format: 'text',
    entries: isTooLong ? entries.slice(0, MAX_ENTRIES) : entries,
    problem: isTooLong ? 'too-many' : null,
  };
}

/** Parses a sitemap (sitemaps.org), feed or list of addresses; entities stay. Never throws. */
export function parseSitemap(body: string, isCut = false): Sitemap {
  const text = body.replace(/^\uFEFF/, '').trimStart();
  if (text === '') return { format: null, entries: [], problem: 'empty' };
  if (/^<(?:!doctype\s+html|html)\b/i.test(text)) {
    return { format: null, entries: [], problem: 'web-page' };
  }
  if (text.startsWith('<')) return readXml(text, isCut);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (isCut) lines.pop();
  const filled = lines.filter((line) => line !== '');
  return filled.every((line) => /^https?:\/\//i.test(line))
    ? readLines(filled)
    : { format: null, entries: [], problem: 'unknown-format' };
}
