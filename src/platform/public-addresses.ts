import { sharedState } from './shared-state.ts';

type AddressReader = () => Promise<Iterable<string>>;

const holder = () =>
  sharedState<{ read: AddressReader | null }>('address-reader', () => ({ read: null }));

/** Reads all public addresses, pages and redirects; `null` until the site's code has loaded. */
export const addressReader = (): AddressReader | null => holder().read;

export function registerAddressReader(read: AddressReader | null): void {
  holder().read = read;
}
