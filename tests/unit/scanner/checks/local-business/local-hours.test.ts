import { describe, expect, it } from 'vitest';
import { localHours } from '../../../../../src/scanner/checks/local-business/local-hours.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localHours, body, more);

describe('opening hours', () => {
  it('pass as text, in structured data or on another page', () => {
    expect(judge('<p>Mon–Fri 9–5</p>')).toMatchObject({
      outcome: 'pass',
      proofs: [{ value: 'Mon–Fri 9–5' }],
    });
    const head = jsonLd({ '@type': 'Bakery', openingHours: 'Mo-Fr 09:00-17:00' });
    expect(judge('<p>Bread</p>', { head }).outcome).toBe('pass');
    expect(
      judge('<p>Visit us</p>', { sides: { '/contact': '<p>Daily 8am to 4pm</p>' } }).outcome,
    ).toBe('pass');
  });

  it('fail when a local business has none', () => {
    expect(judge('<p>Call us on 01432 352271</p>')).toMatchObject({
      outcome: 'fail',
      confidence: 'likely',
      summary: 'No opening hours were found on this page.',
    });
    expect(judge('<p>Visit us on Saturday 12 – 15 June</p>').outcome).toBe('fail');
  });

  it('give a note when a page of their own is linked', () => {
    expect(judge('<a href="/times">Opening times</a>').outcome).toBe('note');
    expect(judge('<a href="#times">Opening times</a>').outcome).toBe('fail');
  });

  it('do not apply to a blog or a script-built page', () => {
    expect(judge('<p>Posted on Monday at 10:30</p>').outcome).toBe('na');
    expect(judge('<div id="root"></div><script src="a.js"></script>').outcome).toBe('unknown');
  });

  it('are not proved by empty values of a website system', () => {
    const business = { '@type': 'LocalBusiness', name: 'Crumb', openingHours: ', , , , , , ' };
    expect(judge('<p>Bread</p>', { head: jsonLd(business) }).outcome).toBe('fail');
  });
});
