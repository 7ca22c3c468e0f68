import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { RefusedAddress, Unreachable } from '../fetch/contract.ts';
import { within } from '../fetch/deadline.ts';
import { ownAddresses, whyNotPublic } from './is-public-address.ts';
import type { AddressPolicy, Target } from './read-target.ts';

/** Every address of a name, IPv4 and IPv6, as text. Rejects when there is no such name. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Some name servers never answer for IPv6: what is known after this long is enough to connect. */
const AAAA_PATIENCE_MS = 300;

/**
 * Asks the name servers, A and AAAA side by side. `dns.lookup` would do it on one of the few threads
 * that also read files and decompress: a name server that never answers would hold the whole
 * process up. It would also try the machine's search domains and its hosts file, which no visitor's
 * address has any business with.
 *
 * @param servers instead of the machine's own name servers
 */
export async function askNameServers(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const a = resolver.resolve4(hostname);
    const aaaa = resolver.resolve6(hostname);
    const patience = a.then(
      () => setTimeout(AAAA_PATIENCE_MS, [], { ref: false }),
      () => aaaa,
    );
    const [ipv4, ipv6] = await Promise.allSettled([a, Promise.race([aaaa, patience])]);
    if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
    return [ipv4, ipv6].flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** An operator's exception may well stand in the hosts file. */
async function askMachine(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

async function addressesOf(
  { hostname, isException }: Target,
  resolve: Resolve | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  signal.throwIfAborted();
  if (isIP(hostname) !== 0) return [hostname];
  const ask = resolve ?? (isException ? askMachine : askNameServers);
  try {
    return await within(signal, ask(hostname, signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new Unreachable('dns', `The name ${hostname} could not be resolved: ${String(error)}`);
  }
}

/**
 * Resolves a target once. Whoever connects must use these addresses and not ask DNS again: the
 * second answer may be another.
 *
 * @param resolve instead of DNS, for tests
 * @throws RefusedAddress (`private-address`) when one of the addresses is not public, even if others
 *   are; Unreachable (`dns`) when there is none; the signal's reason
 */
export async function resolveTarget(
  target: Target,
  { denyHosts }: Pick<AddressPolicy, 'denyHosts'>,
  resolve: Resolve | undefined,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const addresses = await addressesOf(target, resolve, signal);
  const { hostname } = target;
  if (addresses.length === 0) throw new Unreachable('dns', `${hostname} has no address`);
  if (target.isException) return addresses;
  const own = [...ownAddresses(), ...denyHosts];
  for (const address of addresses) {
    const problem = whyNotPublic(address, own);
    if (problem) {
      throw new RefusedAddress('private-address', `${hostname} leads to ${address}: ${problem}`);
    }
  }
  return addresses;
}
