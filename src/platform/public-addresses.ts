/** Reads every address of the site that visitors may open: pages and old addresses. */
type AddressReader = () => Promise<Iterable<string>>;

/**
 * Where the server in front of Next finds the site's addresses. It hangs on a global symbol because
 * Next bundles the site's code: the server and the CMS hold two different copies of this file.
 */
const KEY = Symbol.for('site.address-reader');
const holder = globalThis as { [KEY]?: AddressReader | null };

/** @returns `null` until the site's code has been loaded */
export function addressReader(): AddressReader | null {
  return holder[KEY] ?? null;
}

/** Tells the server how the addresses are read; `null` takes it back. */
export function registerAddressReader(read: AddressReader | null): void {
  holder[KEY] = read;
}
