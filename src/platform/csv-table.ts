/** A column of an exported file: what stands at its top, and what in each row. */
export type Column<Row> = readonly [header: string, cell: (row: Row) => string];

type Options = readonly { value: string; label: string }[];

/** Something that a record refers to: looked up, or its number where the reader may not see it. */
export type Related = number | { id: number; name?: string; title?: string } | null | undefined;

const spreadsheetTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * @param value as it is stored
 * @returns what the back office calls it; the value itself when it is none of ours any more
 */
export function labelCell(options: Options, value: string | null | undefined): string {
  return options.find((option) => option.value === value)?.label ?? value ?? '';
}

/**
 * @param iso ISO 8601
 * @returns `2026-11-23 14:00` in UK time: every spreadsheet reads it, whatever country it is set to
 */
export function timeCell(iso: string | null | undefined): string {
  return iso ? spreadsheetTime.format(new Date(iso)) : '';
}

/**
 * @param iso ISO 8601
 * @returns the UK day, `2026-11-23`
 */
export function dayCell(iso: string | null | undefined): string {
  return timeCell(iso).slice(0, 10);
}

/**
 * @param pence integer pence
 * @returns pounds without a sign, `1700.50`, so that a spreadsheet can add them up
 */
export function poundsCell(pence: number | null | undefined): string {
  return pence === null || pence === undefined ? '' : (pence / 100).toFixed(2);
}

/** @returns the number as it is; empty where there is none */
export function numberCell(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** @returns `Yes` or `No` */
export function yesCell(value: boolean | null | undefined): string {
  return value ? 'Yes' : 'No';
}

/**
 * @param what it is, for somebody who may not look at it, e.g. `Account`
 * @returns name or title of a related record, or `Account 12`
 */
export function relatedCell(related: Related, what: string): string {
  if (!related) return '';
  if (typeof related === 'number') return `${what} ${related}`;
  return related.name ?? related.title ?? `${what} ${related.id}`;
}

/** @returns the first line of a file, in words */
export function headerOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(([header]) => header);
}

/**
 * The cells of one row. White space around a cell goes: it would hide a formula from the check that
 * makes it harmless.
 */
export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): string[] {
  return columns.map(([, cell]) => cell(row).trim());
}

/**
 * @param what the file holds, in the plural: `enquiries`
 * @returns a name with the UK day: `enquiries-2026-11-21.csv`
 */
export function csvFileName(what: string, now: Date): string {
  return `${what}-${dayCell(now.toISOString())}.csv`;
}
