import { describe, expect, it } from 'vitest';
import { minimumFillMs, spamReasons } from '@/domain/enquiry/spam';

const person = {
  trap: '',
  elapsedMs: 60_000,
  name: 'Megan Price',
  message: 'Our site is https://price-plumbing.example and it is slow.',
};

describe('suspicion of spam', () => {
  it('does not fall on a person, with or without script', () => {
    expect(spamReasons(person)).toEqual([]);
    expect(spamReasons({ ...person, elapsedMs: null })).toEqual([]);
    expect(spamReasons({ ...person, elapsedMs: minimumFillMs })).toEqual([]);
  });

  it.each([
    ['the hidden field', { trap: '01432 000000' }, /don’t see/],
    ['the speed', { elapsedMs: minimumFillMs - 1 }, /3.0 seconds/],
    ['the links', { message: 'http://a http://b www.c https://d' }, /4 links/],
    ['the markup', { message: 'cheap <a href="x">pills</a>' }, /markup/],
    ['bulletin board markup', { message: 'cheap [url=x]pills[/url]' }, /markup/],
    ['an address for a name', { name: 'www.pills.example' }, /name is an address/],
  ])('gives %s as its reason', (_what, change, reason) => {
    const reasons = spamReasons({ ...person, ...change });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(reason);
  });

  it('gives every reason', () => {
    expect(spamReasons({ trap: 'x', elapsedMs: 0, name: 'a', message: '[url=x]' })).toHaveLength(3);
  });
});
