/** What a file of keywords can say about each of them. */
export const importFields = [
  'keyword',
  'volume',
  'cpc',
  'intent',
  'borough',
  'cluster',
  'page',
] as const;
export type ImportField = (typeof importFields)[number];

/** Headings that tools and people use, in the form of `plainHeading`. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  keyword: ['keyword', 'keywords', 'search term', 'search query', 'query', 'phrase', 'term'],
  volume: [
    'volume',
    'search volume',
    'searches',
    'searches per month',
    'monthly searches',
    'monthly volume',
    'monthly search volume',
    'avg monthly searches',
    'average monthly searches',
  ],
  cpc: ['cpc', 'avg cpc', 'average cpc', 'price per click', 'cost per click', 'cpc in'],
  intent: ['intent', 'intents', 'search intent', 'keyword intent'],
  borough: ['borough', 'place', 'city', 'town', 'location', 'area'],
  cluster: ['cluster', 'topic', 'group', 'keyword group', 'theme', 'parent topic', 'category'],
  page: [
    'page',
    'url',
    'landing page',
    'target page',
    'address',
    'answered by',
    'answered by the page',
  ],
};

/** What staff call a column. */
const fieldLabels: Readonly<Record<ImportField, string>> = {
  keyword: 'Keyword',
  volume: 'Volume',
  cpc: 'CPC',
  intent: 'Intent',
  borough: 'Place',
  cluster: 'Topic',
  page: 'Page',
};

/** Which column of the file holds what. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

export type FoundColumns =
  | { status: 'found'; columns: ImportColumns; headerRow: number }
  | { status: 'refused'; problem: string };

/** Tools write a title and a date above the headings. */
const mostLinesAbove = 10;

function plainHeading(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function fieldOf(cell: string): ImportField | null {
  const plain = plainHeading(cell);
  return importFields.find((field) => headings[field].includes(plain)) ?? null;
}

/** The column would be taken for pounds and be wrong in every row. */
const foreignMoney = /\b(usd|eur|aud|cad|inr)\b|[$€¥₹]/i;

function readHeader(cells: readonly string[], headerRow: number): FoundColumns {
  const columns: Partial<Record<ImportField, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf(cell);
    if (field === null) continue;
    const before = columns[field];
    if (before !== undefined) {
      const [first, second] = [cells[before]?.trim(), cell.trim()];
      return {
        status: 'refused',
        problem: `The columns “${first}” and “${second}” are both the ${fieldLabels[field].toLowerCase()}. Take one of them out.`,
      };
    }
    if (field === 'cpc' && foreignMoney.test(cell)) {
      return {
        status: 'refused',
        problem: `The column “${cell.trim()}” is not in pounds. Export it in GBP, or take it out.`,
      };
    }
    columns[field] = index;
  }
  return { status: 'found', columns, headerRow };
}

/**
 * Finds the line of headings and what each column is.
 *
 * @param rows of the file, cell by cell
 * @returns `headerRow` counts from 0
 */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns {
  const headerRow = rows
    .slice(0, mostLinesAbove)
    .findIndex((cells) => cells.some((cell) => fieldOf(cell) === 'keyword'));
  if (headerRow >= 0) return readHeader(rows[headerRow] ?? [], headerRow);
  return {
    status: 'refused',
    problem:
      'There is no column “Keyword”. The first line has to name the columns, e.g. Keyword, Volume, CPC, Intent, Place, Topic, Page.',
  };
}
