import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNonPublicReason,
  listOwnIpAddresses,
  normaliseIpAddress,
} from '@/scanner/address/is-public-address';

describe('addresses that are not public', () => {
  it.each([
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'unspecified'],
    ['10.0.0.1', 'private'],
    ['100.64.0.1', 'carrierGradeNat'],
    ['100.127.255.254', 'carrierGradeNat'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'linkLocal'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.1', 'reserved'],
    ['192.0.0.192', 'reserved'],
    ['192.0.2.5', 'reserved'],
    ['192.31.196.1', 'as112'],
    ['192.52.193.1', 'amt'],
    ['192.88.99.2', 'reserved'],
    ['192.168.1.1', 'private'],
    ['192.175.48.6', 'as112'],
    ['198.18.0.1', 'reserved'],
    ['198.19.255.255', 'reserved'],
    ['198.51.100.7', 'reserved'],
    ['203.0.113.9', 'reserved'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['168.63.129.16', 'cloud services'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::7f00:1', 'ipv4Compatible of loopback'],
    ['::808:808', 'ipv4Compatible of a public address'],
    ['::ffff:127.0.0.1', 'ipv4Mapped of loopback'],
    ['::ffff:a9fe:a9fe', 'ipv4Mapped of linkLocal'],
    ['::ffff:168.63.129.16', 'ipv4Mapped of cloud services'],
    ['::ffff:8.8.8.8', 'ipv4Mapped of a public address'],
    ['::ffff:0:10.0.0.1', 'rfc6145 of private'],
    ['64:ff9b::7f00:1', 'rfc6052 of loopback'],
    ['64:ff9b:1::a00:1', 'rfc6052 of private'],
    ['2002:7f00:1::', '6to4 of loopback'],
    ['2002:a9fe:a9fe::1', '6to4 of linkLocal'],
    ['2001:0:4136:e378:8000:63bf:80ff:fffe', 'teredo of loopback'],
    ['2a00:1:2:3:0:5efe:7f00:1', 'ISATAP of loopback'],
    ['2a00:1:2:3:200:5efe:a00:1', 'ISATAP of private'],
    ['100::1', 'discard'],
    ['100:0:0:1::1', 'outside 2000::/3'],
    ['4000::1', 'outside 2000::/3'],
    ['2001:2::1', 'benchmarking'],
    ['2001:20::1', 'orchid2'],
    ['2001:5::1', 'reserved'],
    ['2001:1ff::1', 'reserved'],
    ['2001:db8::1', 'reserved'],
    ['3fff::1', 'reserved'],
    ['5f00::1', 'segmentRouting'],
    ['2620:4f:8000::1', 'as112v6'],
    ['2001:4:112::1', 'as112v6'],
    ['2001:3::1', 'amt'],
    ['fc00::1', 'uniqueLocal'],
    ['fd00:ec2::254', 'uniqueLocal'],
    ['fe80::1', 'linkLocal'],
    ['fec0::1', 'deprecatedSiteLocal'],
    ['ff02::1', 'multicast'],
    ['fe80::1%eth0', 'no address'],
    ['2606:4700::1%0', 'no address'],
    ['0177.0.0.1', 'no address'],
    ['2130706433', 'no address'],
    ['shop.example', 'no address'],
    ['', 'no address'],
  ])('%s: %s', (address, reason) => {
    expect(findNonPublicReason(address, [])).toBe(reason);
  });
});

describe('public addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '128.0.0.1',
    '168.63.129.17',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2001:200::1',
    '2606:4700:4700::1111',
    '2a00:1450:4009::200e',
  ])('%s', (address) => {
    expect(findNonPublicReason(address, [])).toBeNull();
  });

  it('that embed a hostile IPv4 address are never public', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (findNonPublicReason(address, []) !== null) return;
        expect(Number.parseInt(address.split(':')[0] ?? '', 16)).toBeGreaterThanOrEqual(0x2000);
        expect(Number.parseInt(address.split(':')[0] ?? '', 16)).toBeLessThan(0x4000);
      }),
    );
  });
});

describe('addresses of this machine', () => {
  it('are refused in every spelling', () => {
    expect(findNonPublicReason('93.184.215.14', ['93.184.215.14'])).toBe('this machine');
    expect(findNonPublicReason('2a00:1:0:0:0:0:0:9', ['2a00:1::9'])).toBe('this machine');
    expect(findNonPublicReason('93.184.215.15', ['93.184.215.14', 'shop.example'])).toBeNull();
  });

  it('are read from its network interfaces', () => {
    const all = Object.values(networkInterfaces()).flat();
    expect(listOwnIpAddresses()).toHaveLength(all.length);
    expect(listOwnIpAddresses()).toContain('127.0.0.1');
  });
});

it('normalises each address to one spelling', () => {
  expect(normaliseIpAddress('::ffff:1.2.3.4')).toBe('1.2.3.4');
  expect(normaliseIpAddress('2A00:0::1')).toBe(normaliseIpAddress('2a00::1'));
  expect(normaliseIpAddress('01.2.3.4')).toBeNull();
  expect(normaliseIpAddress(undefined)).toBeNull();
});
