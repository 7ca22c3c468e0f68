import { describe, expect, it } from 'vitest';
import { localPhone } from '../../../../../src/scanner/checks/local-business/local-phone.ts';
import { judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localPhone, body, more);

describe('the phone number', () => {
  it('passes when visible and linked', () => {
    expect(judge('<a href="tel:+441432352271">01432 352271</a>').outcome).toBe('pass');
    expect(judge('<p>Call 01432 352271</p><a href="tel:+44 1432 352271">Call</a>').outcome).toBe(
      'pass',
    );
  });

  it('gives a note when its link works in the UK only', () => {
    expect(judge('<a href="tel:01432352271">01432 352271</a>')).toMatchObject({ outcome: 'note' });
  });

  it('fails by half without a link, or when hidden', () => {
    expect(judge('<p>Call (01432) 352271</p>')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'likely',
      summary: 'The phone number (01432) 352271 is shown, but not as a link that dials.',
    });
    expect(judge('<a href="tel:+441432352271">Call us</a>')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
    });
  });

  it('fails when missing although the page invites calls', () => {
    expect(judge('<p>Call us for a free quote</p>', { sides: { '/contact': 'Hi' } })).toMatchObject(
      {
        outcome: 'fail',
        share: 0,
        confidence: 'possible',
        summary: 'No UK phone number was found in the text of this page and 1 other.',
      },
    );
    expect(judge('<p>1 High Street, Ross HR9 5HL</p>')).toMatchObject({ confidence: 'likely' });
    expect(judge('<p>Stolen in HR9 5HL</p>')).toMatchObject({ confidence: 'possible' });
  });

  it('says that a number left over from a template reaches nobody', () => {
    for (const number of ['01632 960123', '+44 1632 960 123', '07700 900123']) {
      expect(judge(`<p>Call us: ${number}</p>`)).toMatchObject({
        outcome: 'fail',
        summary: `The phone number ${number} reaches nobody: Ofcom keeps it for film and television.`,
        proofs: [{ kind: 'text', value: number }],
      });
    }
    const real = '<a href="tel:+441432352271">01432 352271</a>';
    expect(judge(`<p>01632 960123</p>${real}`).outcome).toBe('pass');
  });

  it('gives a note when only on the contact page', () => {
    const sides = { '/contact': '<a href="tel:+441432352271">01432 352271</a>' };
    expect(judge('<p>Call us</p>', { sides }).outcome).toBe('note');
  });

  it('is not the gas emergency line', () => {
    const emergency = '<p>Smell gas? Call 0800 111 999.</p>';
    expect(judge(`${emergency}<a href="tel:+441432352271">01432 352271</a>`).outcome).toBe('pass');
    expect(judge(`${emergency}<p>Call us</p>`)).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('does not apply to a blog or a business abroad', () => {
    expect(judge('<p>My thoughts on bread, written on 01.02.2026 at 10:30.</p>').outcome).toBe(
      'na',
    );
    expect(judge('<a href="tel:+35312345678">+353 1 234 5678</a>').outcome).toBe('na');
  });

  it('is unknown on a script-built page', () => {
    expect(judge('<div id="root"></div><script src="/app.js"></script>').outcome).toBe('unknown');
  });
});
