import {
  readCpcCell,
  readIntentCell,
  readKeywordCell,
  readNameCell,
  readPageCell,
  readVolumeCell,
} from './import-cells';
import type { KeywordIntent } from './keyword-views';

const importFields = ['keyword', 'volume', 'cpc', 'intent', 'borough', 'cluster', 'page'] as const;
type ImportField = (typeof importFields)[number];

/** Headings of common tools, in the form of `plainHeading`. */
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

const fieldLabels: Readonly<Record<ImportField, string>> = {
  keyword: 'Keyword',
  volume: 'Volume',
  cpc: 'CPC',
  intent: 'Intent',
  borough: 'Place',
  cluster: 'Topic',
  page: 'Page',
};

type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

type FoundColumns =
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

/** Foreign prices would be stored as pounds. */
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

/** Finds the headings and the meaning of each column; `headerRow` counts from 0. */
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

export const importLimits = { bytes: 5 * 1024 * 1024, rows: 50_000 } as const;

/** A valid line. `null`: not in the file. Money is pence. */
export interface ImportLine {
  /** Spreadsheet numbering: the file's first line is 1. */
  row: number;
  keyword: string;
  volume: number | null;
  cpcPence: number | null;
  intent: KeywordIntent | null;
  borough: string | null;
  cluster: string | null;
  page: string | null;
}

export interface ImportFault {
  row: number;
  keyword: string;
  problem: string;
}

export type ReadImport =
  | { status: 'read'; lines: ImportLine[]; faults: ImportFault[] }
  | { status: 'refused'; problem: string };

function readLine(
  cells: readonly string[],
  columns: ImportColumns,
  siteUrl: string,
): { problem: string } | Omit<ImportLine, 'row'> {
  const text = (field: ImportField) => cells[columns[field] ?? -1] ?? '';
  const read = {
    keyword: readKeywordCell(text('keyword')),
    volume: readVolumeCell(text('volume')),
    cpcPence: readCpcCell(text('cpc')),
    intent: readIntentCell(text('intent')),
    borough: readNameCell(text('borough'), 'place'),
    cluster: readNameCell(text('cluster'), 'topic'),
    page: readPageCell(text('page'), siteUrl),
  };
  const problems = Object.values(read).flatMap((cell) => ('problem' in cell ? cell.problem : []));
  if (problems.length > 0) return { problem: problems.join(' ') };
  const values = Object.entries(read).map(([name, cell]) => [name, 'value' in cell && cell.value]);
  return Object.fromEntries(values) as Omit<ImportLine, 'row'>;
}

/** Each line is accepted whole or rejected with a reason; an unreadable file saves nothing. */
export function readImport(rows: readonly (readonly string[])[], siteUrl: string): ReadImport {
  const found = findColumns(rows);
  if (found.status === 'refused') return found;
  const { columns, headerRow } = found;
  const body = rows.slice(headerRow + 1);
  const filled = body.filter((cells) => cells.some((cell) => cell.trim() !== '')).length;
  if (filled > importLimits.rows) {
    const most = importLimits.rows.toLocaleString('en-GB');
    return { status: 'refused', problem: `A file may have ${most} lines. Divide it into several.` };
  }
  const lines: ImportLine[] = [];
  const faults: ImportFault[] = [];
  const rowOf = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = headerRow + index + 2;
    const line = readLine(cells, columns, siteUrl);
    const keyword = (cells[columns.keyword ?? -1] ?? '').trim().slice(0, 200);
    if ('problem' in line) {
      faults.push({ row, keyword, problem: line.problem });
      continue;
    }
    const first = rowOf.get(line.keyword);
    if (first !== undefined) {
      faults.push({ row, keyword, problem: `The same keyword stands in line ${first} already.` });
      continue;
    }
    rowOf.set(line.keyword, row);
    lines.push({ row, ...line });
  }
  if (lines.length + faults.length === 0) {
    return { status: 'refused', problem: 'There are no keywords below the headings.' };
  }
  return { status: 'read', lines, faults };
}
