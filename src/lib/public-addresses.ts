/** Reads every address of the site that visitors may open: pages and old addresses. */
type AddressReader = () => Promise<Iterable<string>>;

interface PublicAddresses {
  /** `null` until the site’s code has been loaded. */
  read: AddressReader | null;
  /** Another number means that an address may have come or gone. */
  version: number;
  /** Changes that the database may not have committed yet. */
  underWay: number;
}

/**
 * What the server in front of Next has to know of the site’s addresses.
 *
 * It hangs on a global symbol because Next bundles the site’s code: the server and the CMS hold two
 * different copies of this file.
 */
const KEY = Symbol.for('site.public-addresses');

/** The state that both copies share. */
export function publicAddresses(): PublicAddresses {
  const holder = globalThis as { [KEY]?: PublicAddresses };
  holder[KEY] ??= { read: null, version: 0, underWay: 0 };
  return holder[KEY];
}

/** Tells the server how the addresses are read. */
export function registerAddressReader(read: AddressReader): void {
  publicAddresses().read = read;
}

/**
 * Says that addresses are about to change. Hooks run inside a transaction: a list that is read before
 * its commit would be an old one.
 *
 * @returns to be called once the change is committed
 */
export function beginAddressChange(): () => void {
  const addresses = publicAddresses();
  let isOver = false;
  addresses.underWay += 1;
  addresses.version += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    addresses.underWay -= 1;
    addresses.version += 1;
  };
}
