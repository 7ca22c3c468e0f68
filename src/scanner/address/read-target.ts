import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { RefusedAddress, Unreachable } from '../fetch/contract.ts';
import { within } from '../fetch/deadline.ts';
import { nameProblem, ownAddresses, whyNotPublic } from './is-public-address.ts';

/** Which addresses are let through beyond the rule, and which never. */
export interface AddressPolicy {
  /** Exact `host:port` pairs that may be reached although private or on another port. */
  allowHosts: readonly string[];
  /** Host names, with everything below them, and IP addresses that are never asked. */
  denyHosts: readonly string[];
}

/** An address that may be asked, as far as its text tells. */
export interface Target {
  /** http or https, without credentials and fragment; the host without a final dot. */
  url: URL;
  /** The host for DNS and TLS: no brackets, no final dot. */
  hostname: string;
  port: number;
  /** One of `allowHosts`: what its name resolves to is not judged. */
  isException: boolean;
  /** It was typed without `https://`; a site that only answers on http deserves a second try. */
  isBare: boolean;
}

const MAX_LENGTH = 2_048;

function refuse(code: string, message: string): never {
  throw new RefusedAddress(code, message);
}

/** C0, DEL, C1, and the separators that some readers take for a line's end. */
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

/**
 * `shop.example:8080/x` and `localhost:4000` parse as addresses of the schemes `shop.example:` and
 * `localhost:`. Schemes with a dot are unknown on the web, so that is a host with a port.
 */
function parsed(text: string, { allowHosts }: AddressPolicy): { url: URL; isBare: boolean } | null {
  const whole = URL.parse(text);
  if (whole?.protocol === 'http:' || whole?.protocol === 'https:') {
    return { url: whole, isBare: false };
  }
  const bare = URL.parse(`https://${text}`);
  // `http://[::1` is broken, and no path of a host called http.
  if (bare?.hostname === 'http' || bare?.hostname === 'https') return null;
  const isHost = whole === null || whole.protocol.includes('.');
  if (bare && (isHost || isNamed(bare, allowHosts))) return { url: bare, isBare: true };
  if (whole) refuse('scheme', `Only http and https are asked, not ${whole.protocol}`);
  return null;
}

/** True if the host is one of the names or lies below one. */
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
  const problem = nameProblem(hostname);
  if (problem) refuse(problem, `The host ${hostname} is no public site’s`);
  if (isDenied(hostname, denyHosts)) refuse('denied', `${hostname} is never scanned`);
}

/**
 * Reads what a visitor typed, or what a site named in a redirect, a sitemap or a page, as an address
 * that may be asked. Judges what the URL parser made of it, never the text: only the parser knows
 * that `0x7f.1`, `①②⑦.0.0.1` and `2130706433` are all 127.0.0.1. The name is not resolved here.
 *
 * @throws RefusedAddress with `empty`, `too-long`, `control-character`, `malformed`, `scheme`,
 *   `credentials`, `port`, `ip-literal`, `special-name`, `unknown-suffix` or `denied`
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

/**
 * What a visitor is told when nothing could be scanned: the same words whether the address is one
 * that is never asked or nothing answers there. Different ones would tell a stranger what there is
 * in our network.
 */
export function notReachedText(_error: RefusedAddress | Unreachable): string {
  return 'We could not reach a public website at this address. Check the spelling and that the site opens in your browser, then try again.';
}
