/**
 * Shows an amount the British way: no pence when they are zero, thousands with a comma.
 *
 * @param pence integer pence, may be negative
 * @returns e.g. `£1,200`, `£74.50`, `−£5`
 * @throws RangeError when the amount is not a whole number of pence
 */
export function formatPence(pence: number): string {
  if (!Number.isSafeInteger(pence)) throw new RangeError(`not a whole number of pence: ${pence}`);
  const absolute = Math.abs(pence);
  const pounds = Math.floor(absolute / 100).toLocaleString('en-GB');
  const rest = absolute % 100;
  const amount = rest === 0 ? `£${pounds}` : `£${pounds}.${String(rest).padStart(2, '0')}`;
  return pence < 0 ? `−${amount}` : amount;
}

/**
 * Shows a price range as the price list does.
 *
 * @param fromPence lower end in pence; `null` means price on application
 * @param toPence upper end in pence; `null` or equal to the lower end shows one figure
 * @returns e.g. `£1,200–1,600`, `£99`, `POA`
 */
export function formatPenceRange(fromPence: number | null, toPence: number | null): string {
  if (fromPence === null) return 'POA';
  if (toPence === null || toPence === fromPence) return formatPence(fromPence);
  return `${formatPence(fromPence)}–${formatPence(toPence).slice(1)}`;
}
