/** A column of an exported file: its header and its cell per row. */
export type Column<Row> = readonly [header: string, cell: (row: Row) => string];

/** A relation: populated, or an id where the reader has no access. */
export type Related = number | { id: number; name?: string; title?: string } | null | undefined;

const spreadsheetTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * @param iso ISO 8601
 * @returns `2026-11-23 14:00` in UK time: spreadsheets read this form in every locale
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

/** @returns the number; empty for none */
export function numberCell(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** @returns `Yes` or `No` */
export function yesCell(value: boolean | null | undefined): string {
  return value ? 'Yes' : 'No';
}

/**
 * @param what type of the record, for readers without access, e.g. `Account`
 * @returns name or title of a related record, or `Account 12`
 */
export function relatedCell(related: Related, what: string): string {
  if (!related) return '';
  if (typeof related === 'number') return `${what} ${related}`;
  return related.name ?? related.title ?? `${what} ${related.id}`;
}

/** @returns the header row */
export function headerOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(([header]) => header);
}

/**
 * The cells of one row. Trimmed, because leading white space would hide a formula from the check
 * that neutralises it.
 */
export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): string[] {
  return columns.map(([, cell]) => cell(row).trim());
}

/**
 * @param what content of the file, in the plural: `enquiries`
 * @returns a name with the UK day: `enquiries-2026-11-21.csv`
 */
export function csvFileName(what: string, now: Date): string {
  return `${what}-${dayCell(now.toISOString())}.csv`;
}
