import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

/**
 * Ends of names that never lead to the public web: RFC 6761 and 8375, ICANN's `.internal`, and what
 * home routers, offices and clusters use. `.example` is missing on purpose: our cases use it for
 * ordinary sites, and nobody can register one.
 */
const privateEnds = new Set([
  'alt',
  'arpa',
  'corp',
  'domain',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
  'workgroup',
]);

const MAX_HOST = 253;
const MAX_LABEL = 63;

/** What DNS and certificates can name; the URL Standard lets more through. */
const usualLabel = /^[a-z0-9_-]+$/;

/**
 * Why a host name can't be a public site's; null when it can.
 *
 * @param hostname as the URL parser gives it: lower case, Punycode; without a final dot
 * @returns `malformed`, `special-name` or `unknown-suffix`
 */
export function nameProblem(
  hostname: string,
): 'malformed' | 'special-name' | 'unknown-suffix' | null {
  const labels = hostname.split('.');
  const areUsual = labels.every((label) => label.length <= MAX_LABEL && usualLabel.test(label));
  if (hostname.length > MAX_HOST || !areUsual) return 'malformed';
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || privateEnds.has(end)) return 'special-name';
  if (end === 'example') return null;
  const { isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return isIcann || isPrivate ? null : 'unknown-suffix';
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Azure's own services answer here, on every virtual machine; the range is an ordinary one. */
const azureServices = '168.63.129.16';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** IPv4-compatible addresses, long given up; ipaddr.js calls them unicast. */
const compatible = ipaddr.IPv6.parseCIDR('::/96');

/** The IPv4 address that an IPv6 address stands for, and why it is refused all the same. */
function carried(address: ipaddr.IPv6): { ipv4: ipaddr.IPv4; kind: string } | null {
  const bytes = address.toByteArray();
  const at = (index: number) => new ipaddr.IPv4(bytes.slice(index, index + 4));
  const [, , , , high, low] = address.parts;
  // ISATAP (RFC 5214): …:0:5efe:a.b.c.d or …:200:5efe:a.b.c.d
  if (((high ?? 0) & ~0x200) === 0 && low === 0x5efe) return { ipv4: at(12), kind: 'ISATAP' };
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return { ipv4: at(12), kind: address.range() };
    case '6to4':
      return { ipv4: at(2), kind: '6to4' };
    case 'teredo':
      return { ipv4: new ipaddr.IPv4(bytes.slice(12).map((byte) => byte ^ 0xff)), kind: 'teredo' };
    case 'unspecified':
    case 'loopback':
      return null;
    default:
      return address.match(compatible) ? { ipv4: at(12), kind: 'ipv4Compatible' } : null;
  }
}

function ipv6Problem(address: ipaddr.IPv6): string | null {
  const inner = carried(address);
  if (inner) return `${inner.kind} of ${ipv4Problem(inner.ipv4) ?? 'a public address'}`;
  if (address.range() !== 'unicast') return address.range();
  return address.match(globalUnicast) ? null : 'outside 2000::/3';
}

function ipv4Problem(address: ipaddr.IPv4): string | null {
  if (address.range() !== 'unicast') return address.range();
  return address.toString() === azureServices ? 'cloud services' : null;
}

/**
 * One spelling for each address, so that two can be compared; IPv4-mapped ones as IPv4.
 *
 * @returns null for what is no IP address
 */
export function canonicalAddress(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  return ipaddr.process(address).toNormalizedString();
}

/** The addresses of this machine, now: they come and go with containers and leases. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((lines) =>
    (lines ?? []).map(({ address }) => address),
  );
}

/**
 * Why an address is none of the public Internet; null when it is: global unicast, and not one of
 * ours. An IPv6 address that carries an IPv4 address is always refused, whatever it carries: who
 * means the IPv4 address can say so.
 *
 * @param own addresses that are refused besides, such as this machine's
 */
export function whyNotPublic(
  address: string,
  own: readonly string[] = ownAddresses(),
): string | null {
  // The parser below also takes 0177.1 for an address; DNS never answers so.
  if (isIP(address) === 0 || address.includes('%')) return 'no address';
  const parsed: Address = ipaddr.parse(address);
  const problem = parsed instanceof ipaddr.IPv4 ? ipv4Problem(parsed) : ipv6Problem(parsed);
  if (problem) return problem;
  const canonical = canonicalAddress(address);
  return own.some((mine) => canonicalAddress(mine) === canonical) ? 'this machine' : null;
}
