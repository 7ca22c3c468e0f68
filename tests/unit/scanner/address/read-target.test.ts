import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressPolicy, readTarget } from '@/scanner/address/read-target';
import { RefusedAddress } from '@/scanner/fetch/guarded-request';
import { hostileAddresses } from './hostile-addresses';

const strict: AddressPolicy = { allowHosts: [], denyHosts: [] };

function verdict(address: string, policy: AddressPolicy = strict): string {
  try {
    return readTarget(address, policy).url.href;
  } catch (error) {
    if (error instanceof RefusedAddress) return error.code;
    throw error;
  }
}

describe('hostile addresses', () => {
  const cases = Object.entries(hostileAddresses).flatMap(([code, addresses]) =>
    addresses.map((address) => ({ code, address })),
  );

  it('are listed in large number', () => {
    expect(new Set(cases.map(({ address }) => address)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(cases)('refuses $address as $code', ({ code, address }) => {
    expect(verdict(address)).toBe(code);
  });
});

describe('ordinary addresses', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['  Shop.Example/About ', 'https://shop.example/About'],
    ['www.shop.co.uk/a?b=c#d', 'https://www.shop.co.uk/a?b=c'],
    ['http://shop.example', 'http://shop.example/'],
    ['http://shop.example:80/', 'http://shop.example/'],
    ['https://shop.example:443/', 'https://shop.example/'],
    ['shop.example:443/x', 'https://shop.example/x'],
    ['shop.example.', 'https://shop.example/'],
    ['//shop.example/x', 'https://shop.example/x'],
    ['http:/\\shop.example/x', 'http://shop.example/x'],
    ['http://@shop.example/', 'http://shop.example/'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['https://магазин.рф/', 'https://xn--80aairftm.xn--p1ai/'],
    ['https://my_shop.blogspot.com/', 'https://my_shop.blogspot.com/'],
    ['https://somebody.github.io/', 'https://somebody.github.io/'],
    ['https://10downing.gov.uk/', 'https://10downing.gov.uk/'],
    ['https://localhost.shop.example/', 'https://localhost.shop.example/'],
    ['https://shop.example/?to=http://127.0.0.1/', 'https://shop.example/?to=http://127.0.0.1/'],
    ['https://shop.example/a@b:c', 'https://shop.example/a@b:c'],
    ['http://127.0.0.1.sslip.io/', 'http://127.0.0.1.sslip.io/'],
  ])('reads %s', (typed, address) => {
    expect(verdict(typed)).toBe(address);
  });

  it('reports a missing scheme and the port', () => {
    expect(readTarget('shop.example', strict)).toMatchObject({
      hostname: 'shop.example',
      port: 443,
      isBare: true,
      isException: false,
    });
    expect(readTarget('http://shop.example', strict)).toMatchObject({ port: 80, isBare: false });
  });
});

describe('exceptions set by the operator', () => {
  const policy = { allowHosts: ['localhost:4567', '127.0.0.1:80', '[::1]:8443'], denyHosts: [] };

  it('allow exactly that host and port', () => {
    expect(verdict('http://localhost:4567/x', policy)).toBe('http://localhost:4567/x');
    expect(verdict('localhost:4567/x', policy)).toBe('https://localhost:4567/x');
    expect(verdict('http://127.0.0.1/', policy)).toBe('http://127.0.0.1/');
    expect(readTarget('https://[::1]:8443/', policy)).toMatchObject({
      hostname: '::1',
      port: 8443,
      isException: true,
    });
  });

  it.each([
    ['http://localhost:4568/', 'port'],
    ['http://localhost/', 'special-name'],
    ['http://a.localhost:4567/', 'port'],
    ['http://localhost.:4567/', 'port'],
    ['https://127.0.0.1/', 'ip-literal'],
    ['http://127.0.0.2/', 'ip-literal'],
    ['http://[::1]/', 'ip-literal'],
    ['ftp://localhost:4567/', 'scheme'],
    ['http://me:pw@localhost:4567/', 'credentials'],
  ])('still refuses %s', (address, code) => {
    expect(verdict(address, policy)).toBe(code);
  });

  it('judges the host by the URL parser’s result', () => {
    expect(verdict('http://2130706433/', policy)).toBe('http://127.0.0.1/');
  });
});

describe('hosts that are never scanned', () => {
  const policy = { allowHosts: ['own.example:8080'], denyHosts: ['own.example', 'Quiet.co.uk'] };

  it.each(['own.example', 'www.own.example', 'http://OWN.example./x', 'a.b.quiet.co.uk'])(
    'refuses %s',
    (address) => {
      expect(verdict(address, policy)).toBe('denied');
    },
  );

  it('does not match similar host names', () => {
    expect(verdict('notown.example', policy)).toBe('https://notown.example/');
    expect(verdict('own.example.com', policy)).toBe('https://own.example.com/');
  });

  it('an exception for one port wins over the block', () => {
    expect(verdict('http://own.example:8080/', policy)).toBe('http://own.example:8080/');
  });
});

describe('any text', () => {
  it('is refused or parsed as an ordinary address', () => {
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc
        .tuple(fc.constantFrom('http://', 'https://', '', '//'), fc.string())
        .map((x) => x.join('')),
      fc.ipV4Extended().map((ip) => `http://${ip}/`),
      fc.ipV6().map((ip) => `http://[${ip}]/`),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const result = verdict(typed);
        if (!result.includes('://')) return;
        const url = new URL(result);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect([url.username, url.password, url.port, url.hash]).toEqual(['', '', '', '']);
        expect(url.hostname).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/);
        expect(url.hostname).not.toMatch(/^[\d.]+$/);
        expect(verdict(result)).toBe(result);
      }),
    );
  });
});
