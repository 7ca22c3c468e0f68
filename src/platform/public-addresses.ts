type AddressReader = () => Promise<Iterable<string>>;

/**
 * The server's access to the site's addresses. It is on a global symbol because Next bundles the
 * site's code: server and CMS have separate copies of this file.
 */
const KEY = Symbol.for('site.address-reader');
const holder = globalThis as { [KEY]?: AddressReader | null };

/** `null` until the site's code has loaded. */
export function addressReader(): AddressReader | null {
  return holder[KEY] ?? null;
}

export function registerAddressReader(read: AddressReader | null): void {
  holder[KEY] = read;
}
