/**
 * Reads an amount that a person typed in pounds.
 *
 * @param text e.g. `1200`, `1,200.50`, `£74.5`
 * @returns whole pence, or `null` when it is no amount
 */
export function parsePounds(text: string): number | null {
  const match = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, pounds = '', fraction = ''] = match;
  const pence = Number(pounds.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(pence) ? pence : null;
}

/**
 * Writes pence the way they are typed into a field.
 *
 * @returns e.g. `1200` or `74.50`; an empty string for no amount
 */
export function toPoundsInput(pence: number | null | undefined): string {
  if (pence === null || pence === undefined) return '';
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}
