/**
 * Formats an amount in UK style: no zero pence, commas between thousands.
 *
 * @param pence integer pence, may be negative
 * @returns e.g. `£1,200`, `£74.50`, `−£5`
 * @throws RangeError if the amount is not a whole number of pence
 */
export function formatPence(pence: number): string {
  if (!Number.isSafeInteger(pence)) throw new RangeError(`not a whole number of pence: ${pence}`);
  const absolute = Math.abs(pence);
  const pounds = Math.floor(absolute / 100).toLocaleString('en-GB');
  const rest = absolute % 100;
  const amount = rest === 0 ? `£${pounds}` : `£${pounds}.${String(rest).padStart(2, '0')}`;
  return pence < 0 ? `−${amount}` : amount;
}

/** Formats a price range: `£1,200–1,600`, `£99`; `POA` without a lower end. */
export function formatPenceRange(fromPence: number | null, toPence: number | null): string {
  if (fromPence === null) return 'POA';
  if (toPence === null || toPence === fromPence) return formatPence(fromPence);
  return `${formatPence(fromPence)}–${formatPence(toPence).slice(1)}`;
}

/** A share of an amount, rounded to a penny. */
export function percentOf(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}

/** Parses an amount typed in pounds: whole pence, or `null` if invalid. */
export function parsePounds(text: string): number | null {
  const match = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, pounds = '', fraction = ''] = match;
  const pence = Number(pounds.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(pence) ? pence : null;
}

/** Formats pence as typed into a field: `1200`, `74.50`; empty for `null`. */
export function toPoundsInput(pence: number | null | undefined): string {
  if (pence === null || pence === undefined) return '';
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}
