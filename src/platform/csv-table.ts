export type Column<Row> = readonly [header: string, cell: (row: Row) => string];

/** A relation: populated, or an id where the reader has no access. */
export type Related = number | { id: number; name?: string; title?: string } | null | undefined;

const spreadsheetTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-23 14:00` in UK time, which spreadsheets read in every locale. */
export function timeCell(iso: string | null | undefined): string {
  return iso ? spreadsheetTime.format(new Date(iso)) : '';
}

/** The UK day, `2026-11-23`. */
export function dayCell(iso: string | null | undefined): string {
  return timeCell(iso).slice(0, 10);
}

/** Pounds without a sign, `1700.50`, so that a spreadsheet can add them up. */
export function poundsCell(pence: number | null | undefined): string {
  return pence === null || pence === undefined ? '' : (pence / 100).toFixed(2);
}

export function numberCell(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

export function yesCell(value: boolean | null | undefined): string {
  return value ? 'Yes' : 'No';
}

/** Name or title of a related record; `Account 12` for readers without access. */
export function relatedCell(related: Related, what: string): string {
  if (!related) return '';
  if (typeof related === 'number') return `${what} ${related}`;
  return related.name ?? related.title ?? `${what} ${related.id}`;
}

export function headerOf<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(([header]) => header);
}

/** The cells of a row. White space before a formula would hide it from the check on formulas. */
export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): string[] {
  return columns.map(([, cell]) => cell(row).trim());
}

/** `enquiries-2026-11-21.csv`, with the UK day. */
export function csvFileName(what: string, now: Date): string {
  return `${what}-${dayCell(now.toISOString())}.csv`;
}
