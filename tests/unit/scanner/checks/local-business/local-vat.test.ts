import { describe, expect, it } from 'vitest';
import { localVat } from '../../../../../src/scanner/checks/local-business/local-vat.ts';
import { judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localVat, body, { sides: {}, ...more });

describe('the VAT number', () => {
  it('passes with a valid checksum, anywhere on the site', () => {
    expect(judge('<footer>VAT no. GB 980 7806 84</footer>').outcome).toBe('pass');
    const sides = { '/legal': '<p>VAT registration number: 980780684</p>' };
    expect(judge('<p>£20 + VAT</p>', { sides }).outcome).toBe('pass');
  });

  it('fails by half when its check digits are wrong', () => {
    expect(judge('<footer>VAT no. GB 980 7806 85</footer>')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'The VAT number shown (GB 980 7806 85) can’t be right: its check digits do not fit.',
    });
  });

  it.each([
    '£1,200 + VAT',
    '£20 per hour plus VAT',
    'All prices exclude VAT',
    '£9.99 (inc VAT)',
    'We are VAT registered',
  ])('may be missing for the text %s', (text) => {
    expect(judge(`<p>${text}</p>`)).toMatchObject({ outcome: 'fail', confidence: 'possible' });
  });

  it.each([
    'We file VAT returns from £20',
    'Should you be VAT registered?',
    'I am not VAT registered, so £20 plus VAT is not for me',
    'Bread',
  ])('is not demanded for the text %s', (text) => {
    expect(judge(`<p>${text}</p>`).outcome).toBe('na');
  });

  it('is unknown while other pages are', () => {
    expect(judgeSite(localVat, '<p>£20 + VAT</p>').outcome).toBe('unknown');
  });
});
