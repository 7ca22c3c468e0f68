import type { RefusedAddress, Unreachable } from '../fetch/contract.ts';

/**
 * What a visitor is told when nothing could be scanned: the same words whether the address is one
 * that is never asked or nothing answers there. Different ones would tell a stranger what there is
 * in our network.
 */
export function notReachedText(_error: RefusedAddress | Unreachable): string {
  return 'We could not reach a public website at this address. Check the spelling and that the site opens in your browser, then try again.';
}
