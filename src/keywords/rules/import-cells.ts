import { longestKeyword, normaliseKeyword } from './keyword-text';
import { isKeywordIntent, type KeywordIntent, keywordIntents } from './keyword-views';

/** A cell's value, `null` for an empty cell, or its fault. */
export type Cell<Value> = { value: Value | null } | { problem: string };

const nothing: ReadonlySet<string> = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'none']);

/** Shortens long cells, which would fill the report. */
function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

/** Spreadsheets read `=`, `+`, `-` or `@` as a formula; exports put an apostrophe before it. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}

function isNothing(text: string): boolean {
  return nothing.has(text.toLowerCase());
}

export function readKeywordCell(cell: string): Cell<string> {
  const keyword = normaliseKeyword(plain(cell));
  if (keyword === '') return { problem: 'There is no keyword.' };
  if (keyword.length > longestKeyword) {
    return { problem: `The keyword is longer than ${longestKeyword} characters.` };
  }
  return { value: keyword };
}

const mostSearches = 100_000_000;
const grouped = /^\d{1,3}(?:[,.\s’']\d{3})+$/;

function toNumber(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  if (grouped.test(text)) return Number(text.replace(/\D/g, ''));
  const [, figure = '', unit = ''] = /^(\d+(?:\.\d+)?)\s?([km])$/i.exec(text) ?? [];
  if (!unit) return null;
  return Math.round(Number(figure) * (unit.toLowerCase() === 'k' ? 1_000 : 1_000_000));
}

export function readVolumeCell(cell: string): Cell<number> {
  const text = plain(cell);
  if (isNothing(text)) return { value: null };
  if (/\d\s?[km]?\s?[–—-]\s?\d/i.test(text)) {
    return { problem: `The volume ${quoted(text)} is a range. Enter one number.` };
  }
  const volume = toNumber(text);
  if (volume === null) {
    return { problem: `The volume ${quoted(text)} is not a whole number, e.g. 1300.` };
  }
  if (volume > mostSearches) return { problem: `The volume ${quoted(text)} is too large.` };
  return { value: volume };
}

const amount = /^£?\s?(\d+|\d{1,3}(?:,\d{3})+)(?:[.,](\d+))?$/;
const mostPence = 100_000_000;

/** @returns pence, rounded */
export function readCpcCell(cell: string): Cell<number> {
  const text = plain(cell)
    .replace(/\s?(gbp|£)$/i, '')
    .replace(/^gbp\s?/i, '');
  if (isNothing(text)) return { value: null };
  if (/[$€]|usd|eur/i.test(text)) {
    return { problem: `The CPC ${quoted(text)} is not in pounds.` };
  }
  const match = amount.exec(text);
  if (!match) return { problem: `The CPC ${quoted(text)} is not an amount in pounds, e.g. 1.20.` };
  const [, pounds = '', decimals = ''] = match;
  const pence = Math.round(Number(`${pounds.replaceAll(',', '')}.${decimals}`) * 100);
  if (pence > mostPence) return { problem: `The CPC ${quoted(text)} is too large.` };
  return { value: pence };
}

/** Abbreviations of keyword tools. */
const shortIntents: Readonly<Record<string, KeywordIntent>> = {
  t: 'transactional',
  c: 'commercial',
  i: 'informational',
  l: 'local',
};

export function readIntentCell(cell: string): Cell<KeywordIntent> {
  const text = plain(cell);
  if (isNothing(text)) return { value: null };
  const [first = ''] = text.toLowerCase().split(/[,;/|]/);
  const word = first.trim();
  const known =
    keywordIntents.find(({ label }) => label.toLowerCase() === word)?.value ??
    shortIntents[word] ??
    word.replace(/ intent$/, '');
  if (isKeywordIntent(known)) return { value: known };
  const names = keywordIntents.map(({ value, label }) => `${value} (${label.toLowerCase()})`);
  return { problem: `The intent ${quoted(text)} is none of: ${names.join(', ')}.` };
}

/** Reads a place or a topic; case is kept. */
export function readNameCell(cell: string, label: string): Cell<string> {
  const text = plain(cell).replace(/[\p{Cc}\s]+/gu, ' ');
  if (isNothing(text)) return { value: null };
  if (text.length > 60) return { problem: `The ${label} is longer than 60 characters.` };
  return { value: text };
}

const onThisSite = /^\/[\w/-]*$/;

/** Reads an address on this site, with or without its origin. */
export function readPageCell(cell: string, siteUrl: string): Cell<string> {
  const text = plain(cell);
  if (isNothing(text)) return { value: null };
  let path = text;
  if (/^https?:\/\//i.test(text)) {
    if (!URL.canParse(text) || !isSameSite(new URL(text), new URL(siteUrl))) {
      return { problem: `The page ${quoted(text)} is on another site.` };
    }
    path = new URL(text).pathname;
  }
  const address = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (!onThisSite.test(address) || address.length > 200) {
    return { problem: `The page ${quoted(text)} is no address on this site, e.g. /pricing.` };
  }
  return { value: address };
}

function isSameSite(one: URL, other: URL): boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  return bare(one) === bare(other);
}
