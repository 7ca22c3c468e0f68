import { describe, expect, it } from 'vitest';
import { runHostileFile } from '@/scanner/cases/hostile';
import { hostileAddresses } from '../address/hostile-addresses';

/** Verdicts on lines of `address<TAB>expectation`. */
async function verdicts(...lines: string[]) {
  const results = await runHostileFile(['# a comment', '', ...lines, ''].join('\n'));
  return results.map(({ got, agrees }) => [agrees, got]);
}

describe('a file of hostile addresses', () => {
  it('is numbered by line and split at the last tab', async () => {
    expect(await runHostileFile('# c\n\nhttp://a\tb.example/\tparse\n')).toEqual([
      {
        line: 3,
        address: 'http://a\tb.example/',
        expected: 'parse',
        got: 'refused: control-character',
        agrees: true,
      },
    ]);
  });

  it('agrees when our own addresses are refused', async () => {
    const lines = Object.entries(hostileAddresses).flatMap(([code, addresses]) =>
      addresses
        .filter((address) => !/[\r\n\u2028\t]/.test(address))
        .map((address) => `${address}\t${code}`),
    );
    const results = await runHostileFile(lines.join('\n'));
    expect(results.filter(({ agrees }) => agrees !== true)).toEqual([]);
    expect(results.length).toBeGreaterThan(100);
  });

  it('expects ordinary addresses to be connected', async () => {
    // The test server has no TLS: a connection is enough.
    expect(
      await verdicts('shop.example\tALLOW', 'http://shop.co.uk/\tALLOW', 'http://10.0.0.1/\tALLOW'),
    ).toEqual([
      [true, 'unreachable: tls'],
      [true, 'answered'],
      [false, 'refused: ip-literal'],
    ]);
  });

  it('reports an address that should have been refused', async () => {
    expect(await verdicts('http://shop.co.uk/\tloopback')).toEqual([[false, 'answered']]);
  });

  it('simulates name servers', async () => {
    expect(
      await verdicts(
        'http://a.example/\tdns: A 127.0.0.1',
        'http://a.example/\tdns: AAAA public, A 10.0.0.1',
        'http://a.example/\tdns: AAAA ::ffff:169.254.169.254',
        'http://a.example/\tdns: CNAME -> db.internal',
        'http://a.example/\tdns: zero addresses',
        'http://a.example/\tdns: SERVFAIL',
        'http://a.example/\tdns-rebinding: 1st answer public, 2nd 127.0.0.1',
        'http://a.example/\tdns: A public',
      ),
    ).toEqual([
      [true, 'refused: private-address'],
      [true, 'refused: private-address'],
      [true, 'refused: private-address'],
      [true, 'refused: private-address'],
      [true, 'unreachable: dns'],
      [true, 'unreachable: dns'],
      [true, 'answered'],
      [false, 'answered'],
    ]);
  });

  it('simulates a misbehaving site', async () => {
    expect(
      await verdicts(
        'http://a.example/r?to=http://127.0.0.1/\tredirect -> loopback',
        'http://a.example/r?to=http%3A%2F%2F%5B%3A%3A1%5D%2F\tredirect -> loopback',
        'http://a.example/loop\tredirect loop',
        'http://a.example/chain\ttoo many hops',
        'http://a.example/drip\ttotal deadline',
        'http://a.example/header\tmax header size',
        'http://a.example/bomb\tratio cap',
        'http://a.example/double\tone layer',
        'http://a.example/endless\tmax size',
        'http://a.example/links\twork cap',
        'http://a.example/reset\tclean error',
        'http://a.example/never\tdeadline',
        'http://a.example/map.xml\tsitemap <loc>http://10.0.0.1/</loc> is judged anew',
        'http://a.example/page\tpicture on 127.0.0.1 is judged anew',
        'http://a.example/page\tpicture on https://b.example/x is judged anew',
        'http://a.example/page\tsomething else',
      ),
    ).toEqual([
      [true, 'stopped: refused'],
      [true, 'stopped: refused'],
      [true, 'stopped: loop'],
      [true, 'stopped: too-many'],
      [true, 'unreachable: timeout'],
      [true, 'unreachable: headers-too-large'],
      [true, 'body not decoded'],
      [true, 'body not decoded'],
      [true, 'body cut'],
      [true, 'body cut'],
      [true, 'unreachable: reset'],
      [true, 'unreachable: timeout'],
      [true, 'answered'],
      [true, 'answered'],
      [false, 'answered'],
      [null, 'answered'],
    ]);
  });
});
