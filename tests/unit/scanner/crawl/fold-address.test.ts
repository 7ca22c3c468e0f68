import { describe, expect, it } from 'vitest';
import { addressKey, foldAddress } from '@/scanner/crawl/frontier';

const site = new URL('https://www.shop.example/start');
const fold = (address: string) => foldAddress(new URL(address, site), site);

describe('an address of the site', () => {
  it.each([
    ['/a#top', '/a'],
    ['http://shop.example/a', '/a'],
    ['https://www.shop.example/a?', '/a'],
    ['/a?utm_source=x&UTM_Medium=y&id=3', '/a?id=3'],
    ['/a?id=3&gclid=1&fbclid=2&msclkid=3', '/a?id=3'],
    ['/a?PHPSESSID=abc', '/a'],
    ['/a;jsessionid=0A1B?x=1', '/a?x=1'],
    ['/a?sid=0123456789abcdef0123', '/a'],
    ['/a?sid=12', '/a?sid=12'],
    ['/a?orderby=price&sort=asc&page=2', '/a?page=2'],
    ['/a?q=caf%C3%A9+au+lait%20x', '/a?q=caf%C3%A9+au+lait%20x'],
    ['/a?b&c=', '/a?b&c='],
  ])('%s is %s', (address, folded) => {
    expect(fold(address)).toBe(`https://www.shop.example${folded}`);
  });

  it.each([
    'https://blog.shop.example/',
    'https://shop.example:8443/',
    'https://other.example/',
    'https://a:b@www.shop.example/',
    'ftp://www.shop.example/',
    'mailto:a@shop.example',
  ])('is not %s', (address) => {
    expect(fold(address)).toBeNull();
  });

  it('has the same key for any order of parameters', () => {
    expect(addressKey('https://s.example/a?x=1&b=2')).toBe(
      addressKey('https://s.example/a?b=2&x=1'),
    );
    expect(addressKey('https://s.example/a?x=1')).not.toBe(addressKey('https://s.example/a?x=2'));
    expect(addressKey('https://s.example/a')).not.toBe(addressKey('https://s.example/a/'));
  });
});
