import { describe, expect, it } from 'vitest';
import { listHoldReasons, minimumFillMs, mostLinks } from '@/enquiries/rules/spam';

const person = {
  trap: '',
  elapsedMs: 60_000,
  name: 'Megan Price',
  message: 'Our site is https://price-plumbing.example and it is slow.',
};

const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://www.site-${n}.example`).join(' and ');
const fast = { elapsedMs: minimumFillMs - 1 };

describe('an enquiry is not held for', () => {
  it.each([
    ['nothing unusual', {}],
    ['a hidden field that holds nothing but spaces', { trap: '  ' }],
    ['a form sent without script', { elapsedMs: null }],
    ['speed alone, as with autofill', { elapsedMs: 0 }],
    ['four links: three liked sites and the client’s own', { message: links(4) }],
    ['any number of links', { message: links(40) }],
    ['an address for a name alone', { name: 'www.price-plumbing.example' }],
    ['links without a clock', { elapsedMs: null, message: links(9) }],
  ])('%s', (_what, change) => {
    expect(listHoldReasons({ ...person, ...change })).toEqual([]);
  });

  it('the exact limits of links and time', () => {
    expect(listHoldReasons({ ...person, ...fast, message: links(mostLinks) })).toEqual([]);
    const atTheLimit = { elapsedMs: minimumFillMs, message: links(mostLinks + 1) };
    expect(listHoldReasons({ ...person, ...atTheLimit })).toEqual([]);
  });
});

describe('an enquiry that was sent at once', () => {
  it.each([
    [mostLinks - 1, false],
    [mostLinks, false],
    [mostLinks + 1, true],
  ])('and holds %i links is held: %s', (count, isHeld) => {
    const reasons = listHoldReasons({ ...person, ...fast, message: links(count) });
    expect(reasons.length > 0).toBe(isHeld);
  });
});

describe('an enquiry is held for', () => {
  it.each([
    ['the hidden field', { trap: '01432 000000' }, [/don’t see/]],
    ['markup', { message: 'cheap <a href="x">pills</a>' }, [/markup/]],
    ['bulletin board markup', { message: 'cheap [url=x]pills[/url]' }, [/markup/]],
    ['one link too many, sent at once', { ...fast, message: links(4) }, [/3.0 sec/, /4 links/]],
    ['an address for a name, sent at once', { ...fast, name: 'www.a.example' }, [/3.0/, /address/]],
    [
      'an address for a name and many links',
      { name: 'www.a.example', message: links(4) },
      [/4/, /n/],
    ],
  ])('%s', (_what, change, reasons) => {
    const given = listHoldReasons({ ...person, ...change });
    expect(given).toHaveLength(reasons.length);
    for (const [index, reason] of reasons.entries()) expect(given[index]).toMatch(reason);
  });

  it('all reasons together', () => {
    const program = { trap: 'x', elapsedMs: 0, name: 'http://a', message: `[url=x] ${links(4)}` };
    expect(listHoldReasons(program)).toHaveLength(5);
  });
});
