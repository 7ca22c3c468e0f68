import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { RefusedAddress, raceWithSignal, Unreachable } from '../fetch/guarded-request.ts';
import {
  findHostNameProblem,
  findNonPublicReason,
  listOwnIpAddresses,
} from './is-public-address.ts';

export interface AddressPolicy {
  /** Exact `host:port` pairs that are allowed although private or on another port. */
  allowHosts: readonly string[];
  /** Host names (with their subdomains) and IP addresses that are never requested. */
  denyHosts: readonly string[];
}

/** An address that passed all checks short of DNS. */
export interface Target {
  /** http or https, no credentials, no fragment, no final dot in the host. */
  url: URL;
  /** The host for DNS and TLS: no brackets, no final dot. */
  hostname: string;
  port: number;
  /** Matches `allowHosts`: the resolved IP address is not checked. */
  isException: boolean;
  /** Typed without `https://`: a site that only answers on http gets a second try. */
  isBare: boolean;
}

const MAX_LENGTH = 2_048;

function refuse(code: string, message: string): never {
  throw new RefusedAddress(code, message);
}

/** C0, DEL, C1 and the separators that some readers treat as a line's end. */
function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (isControl(text.charCodeAt(index))) return true;
  }
  return false;
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'http:' ? 80 : 443;
}

function isNamed(url: URL, pairs: readonly string[]): boolean {
  const pair = `${url.hostname}:${portOf(url)}`;
  return pairs.some((allowed) => allowed.toLowerCase() === pair);
}

/** A scheme with a dot, as in `shop.example:8080/x`, is unknown on the web: a host with a port. */
function parsed(text: string, { allowHosts }: AddressPolicy): { url: URL; isBare: boolean } | null {
  const whole = URL.parse(text);
  if (whole?.protocol === 'http:' || whole?.protocol === 'https:') {
    return { url: whole, isBare: false };
  }
  const bare = URL.parse(`https://${text}`);
  // `http://[::1` is broken, not a path of a host called http.
  if (bare?.hostname === 'http' || bare?.hostname === 'https') return null;
  const isHost = whole === null || whole.protocol.includes('.');
  if (bare && (isHost || isNamed(bare, allowHosts))) return { url: bare, isBare: true };
  if (whole) refuse('scheme', `Only http and https are asked, not ${whole.protocol}`);
  return null;
}

function isDenied(hostname: string, denyHosts: readonly string[]): boolean {
  return denyHosts.some((entry) => {
    const denied = entry.toLowerCase();
    return hostname === denied || hostname.endsWith(`.${denied}`);
  });
}

function checkHost(hostname: string, { denyHosts }: AddressPolicy): void {
  if (hostname.startsWith('[') || isIP(hostname) !== 0) {
    refuse('ip-literal', 'The host is an IP address, not a name');
  }
  const problem = findHostNameProblem(hostname);
  if (problem) refuse(problem, `The host ${hostname} is no public site’s`);
  if (isDenied(hostname, denyHosts)) refuse('denied', `${hostname} is never scanned`);
}

/**
 * Parses an address and checks the URL parser's result: `0x7f.1` and `2130706433` mean 127.0.0.1.
 * @throws RefusedAddress; names are not resolved here
 */
export function readTarget(typed: string, policy: AddressPolicy): Target {
  const text = typed.trim();
  if (text === '') refuse('empty', 'There is no address');
  if (text.length > MAX_LENGTH) refuse('too-long', `Longer than ${MAX_LENGTH} characters`);
  if (hasControl(text)) refuse('control-character', 'It contains control characters');
  const { url, isBare } = parsed(text, policy) ?? refuse('malformed', 'It is no web address');
  if (url.username !== '' || url.password !== '') {
    refuse('credentials', 'It contains a user name or password');
  }
  url.hash = '';
  if (isNamed(url, policy.allowHosts)) {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    return { url, hostname, port: portOf(url), isException: true, isBare };
  }
  if (url.port !== '') refuse('port', `Port ${url.port} is not the usual one`);
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  checkHost(url.hostname, policy);
  return { url, hostname: url.hostname, port: portOf(url), isException: false, isBare };
}

/** Resolves a name to all its IPv4 and IPv6 addresses; rejects for an unknown name. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Some name servers never answer AAAA queries: the IPv4 result is used after this wait. */
const AAAA_PATIENCE_MS = 300;

/**
 * Queries A and AAAA. `dns.lookup` would block the thread pool and read the hosts file, which a
 * visitor's address must not reach.
 */
export async function queryNameServers(
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

/** Exceptions set by the operator may be listed in the hosts file. */
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
  const ask = resolve ?? (isException ? askMachine : queryNameServers);
  try {
    return await raceWithSignal(signal, ask(hostname, signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new Unreachable('dns', `The name ${hostname} could not be resolved: ${String(error)}`);
  }
}

/**
 * Resolves a target once: a second DNS answer may differ (DNS rebinding).
 * @throws RefusedAddress when any address is not public; Unreachable (`dns`) when there is none
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
  const own = [...listOwnIpAddresses(), ...denyHosts];
  for (const address of addresses) {
    const problem = findNonPublicReason(address, own);
    if (problem) {
      throw new RefusedAddress('private-address', `${hostname} leads to ${address}: ${problem}`);
    }
  }
  return addresses;
}
