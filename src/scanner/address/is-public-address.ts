import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';
import { wordSet } from '../model/check.ts';

/** Names outside the public web (RFC 6761, 8375). Cases use `.example`, which is unregistrable. */
const privateEnds = wordSet(`
  alt arpa corp domain home internal intranet invalid lan local localdomain localhost mail onion
  private test workgroup
`);

const MAX_HOST = 253;
const MAX_LABEL = 63;

/** Letters that DNS and certificates can name; the URL Standard allows more. */
const usualLabel = /^[a-z0-9_-]+$/;

/** Why a host name (lower case, Punycode, no final dot) cannot belong to a public site, or null. */
export function findHostNameProblem(
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

/** Azure's internal services answer at this ordinary public address on every virtual machine. */
const azureServices = '168.63.129.16';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Deprecated IPv4-compatible addresses; ipaddr.js calls them unicast. */
const compatible = ipaddr.IPv6.parseCIDR('::/96');

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

/** Normalises an IP address for comparison; IPv4-mapped ones become IPv4. Null for other text. */
export function normaliseIpAddress(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  return ipaddr.process(address).toNormalizedString();
}

/** Read anew each time: addresses change with containers and leases. */
export function listOwnIpAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((lines) =>
    (lines ?? []).map(({ address }) => address),
  );
}

/** Why an address is not public, or null. IPv6 that embeds IPv4 could hide a private address. */
export function findNonPublicReason(
  address: string,
  own: readonly string[] = listOwnIpAddresses(),
): string | null {
  // The parser below also accepts 0177.1 as an address; DNS never answers so.
  if (isIP(address) === 0 || address.includes('%')) return 'no address';
  const parsed: Address = ipaddr.parse(address);
  const problem = parsed instanceof ipaddr.IPv4 ? ipv4Problem(parsed) : ipv6Problem(parsed);
  if (problem) return problem;
  const canonical = normaliseIpAddress(address);
  return own.some((mine) => normaliseIpAddress(mine) === canonical) ? 'this machine' : null;
}
