/** Most candidates of one `srcset` that are read. */
const MAX_CANDIDATES = 50;

/**
 * The addresses in a `srcset`, in order, as they stand there. Follows the HTML Standard’s splitting:
 * an address may hold commas (`data:` does), a comma at its end closes the candidate.
 */
export function srcsetAddresses(srcset: string): string[] {
  const addresses: string[] = [];
  let rest = srcset;
  while (addresses.length < MAX_CANDIDATES) {
    rest = rest.replace(/^[\s,]+/, '');
    const token = /^\S+/.exec(rest)?.[0];
    if (!token) break;
    rest = rest.slice(token.length);
    const address = token.replace(/,+$/, '');
    if (address !== '') addresses.push(address);
    // Without a comma at its end, descriptors follow until the next comma outside brackets.
    if (address === token) rest = rest.replace(/^(?:[^,(]|\([^)]*(?:\)|$))*/, '');
  }
  return addresses;
}
