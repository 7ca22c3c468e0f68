import { describe, expect, it } from 'vitest';
import { localNapMatch } from '../../../../../src/scanner/checks/local-business/local-nap-match.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

function business(telephone: string, postalCode: string, name = 'Bakery') {
  return { '@type': 'Bakery', name, telephone, address: { '@type': 'PostalAddress', postalCode } };
}

const shown = '<h1>Bakery</h1><p>1 High Street, Ross HR9 5HL, 01989 562 123</p>';
const judge = (value: object, more = {}) =>
  judgeSite(localNapMatch, shown, { head: jsonLd(value), ...more });

describe('contact details in two places', () => {
  it('agree in any format', () => {
    expect(judge(business('+44 (0)1989 562123', 'hr95hl'))).toMatchObject({
      outcome: 'pass',
      summary: 'The phone number and postcode in the structured data are the same as shown.',
    });
  });

  it('fail by half when one differs, wholly when both do', () => {
    expect(judge(business('01989 562124', 'HR9 5HL'))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'The phone number in the structured data is not the one that visitors see.',
    });
    expect(judge(business('01989 562124', 'HR9 5HX'))).toMatchObject({ share: 0 });
  });

  it('agree when one of two branches is shown here', () => {
    const graph = {
      '@graph': [business('01600 712123', 'NP25 3BX'), business('01989 562123', 'HR9 5HL')],
    };
    expect(judge(graph).outcome).toBe('pass');
  });

  it('agree with another page', () => {
    const sides = { '/contact': '<a href="tel:+441600712123">Call</a>' };
    expect(judge({ '@type': 'Bakery', telephone: '01600 712123' }, { sides }).outcome).toBe('pass');
  });

  it('give a note for another name', () => {
    expect(judge(business('01989 562123', 'HR9 5HL', 'Loaf and Life')).outcome).toBe('note');
    expect(judge(business('01989 562123', 'HR9 5HL', 'Bakery Limited')).outcome).toBe('pass');
  });

  it('cannot differ when given only once', () => {
    expect(judge({ '@type': 'WebSite', name: 'x' }).outcome).toBe('na');
    expect(judge({ '@type': 'Bakery', telephone: 'ask us' }).outcome).toBe('na');
  });
});
