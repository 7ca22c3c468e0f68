import { describe, expect, it } from 'vitest';
import { localContactEmail } from '../../../../../src/scanner/checks/local-business/local-contact-email.ts';
import { judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localContactEmail, body, more);
const contact = '<a href="/contact">Contact</a>';

describe('the email address', () => {
  it('passes beside a contact page or section', () => {
    expect(judge(`${contact}<a href="mailto:hello@shop.example">Write</a>`).outcome).toBe('pass');
    expect(judge('<h2>Get in touch</h2><p>hello@shop.example</p>').outcome).toBe('pass');
    const sides = { '/contact': '<p>hello@shop.example</p>' };
    expect(judge(contact, { sides }).outcome).toBe('pass');
  });

  it('gives a note without one', () => {
    expect(judge('<p>hello@shop.example</p>').outcome).toBe('note');
  });

  it('fails by half where there is a form or contact page without one', () => {
    const sides = { '/contact': '<form><textarea></textarea></form>' };
    expect(judge(`${contact}<p>Call us on 01432 352271</p>`, { sides })).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'possible',
    });
  });

  it('fails without any contact', () => {
    expect(judge('<p>Call us on 01432 352271</p>', { sides: {} })).toMatchObject({ share: 0 });
  });

  it('may be on a contact page that could not be read', () => {
    expect(judge(`${contact}<p>Call us on 01432 352271</p>`).outcome).toBe('unknown');
  });

  it('does not apply to a blog', () => {
    expect(judge('<p>Thoughts on bread</p>', { sides: {} }).outcome).toBe('na');
  });
});
