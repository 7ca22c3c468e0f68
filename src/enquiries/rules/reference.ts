/** Without letters and digits that are taken for each other when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes the name that both sides call an enquiry by.
 *
 * @param bytes six random ones
 * @returns e.g. `E-7K3M9Q`
 */
export function enquiryReference(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 6)].map((byte) => alphabet[byte % alphabet.length]);
  return `E-${letters.join('')}`;
}
