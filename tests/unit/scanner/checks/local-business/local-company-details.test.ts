import { describe, expect, it } from 'vitest';
import { localCompanyDetails } from '../../../../../src/scanner/checks/local-business/local-company-details.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) =>
  judgeSite(localCompanyDetails, body, { sides: {}, ...more });

const statement =
  'Crumb Bakers Ltd, registered in England and Wales no. 01234567. Registered office: 1 High Street, Ross HR9 5HL.';

describe('details of a company', () => {
  it('pass anywhere on the site', () => {
    expect(judge(`<p>Bread</p><footer>${statement}</footer>`).outcome).toBe('pass');
    const sides = { '/terms': `<p>${statement}</p>` };
    expect(judge('<footer>© 2026 Crumb Bakers Ltd</footer>', { sides }).outcome).toBe('pass');
    expect(
      judge(
        '<footer>Melin Cyf. Registered in Scotland No SC123456, registered office 1 Mill Lane. © Melin Cyf</footer>',
      ).outcome,
    ).toBe('pass');
  });

  it('may be missing for a company', () => {
    expect(judge('<footer>© 2026 Crumb Bakers Ltd</footer>')).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'possible',
      summary:
        'For Crumb Bakers Ltd, the company number, the part of the UK it is registered in and the registered office were not found on this page. A company may have to give them.',
    });
    const sides = { '/contact': '<p>Call us</p>' };
    expect(judge('<footer>© Crumb LLP</footer>', { sides })).toMatchObject({
      confidence: 'likely',
    });
  });

  it('are scored by thirds', () => {
    expect(judge('<footer>© Crumb Ltd, company number 01234567</footer>')).toMatchObject({
      share: expect.closeTo(1 / 3),
    });
    expect(
      judge('<footer>Crumb Ltd, registered in Scotland, company number SC123456</footer>'),
    ).toMatchObject({
      share: expect.closeTo(2 / 3),
      summary:
        'For Crumb Ltd, the registered office was not found on this page. A company may have to give it.',
    });
  });

  it('are unknown while other pages are', () => {
    expect(judgeSite(localCompanyDetails, '<footer>© Crumb Ltd</footer>').outcome).toBe('unknown');
  });

  it.each([
    ['a sole trader', '<footer>© 2026 Dave’s Plumbing</footer>'],
    ['who made the site', '<footer>© 2026 Dave’s Plumbing. Website by Pixel Farm Ltd</footer>'],
    [
      'a supplier',
      '<p>I fit boilers by Bosch Thermotechnology Ltd.</p><footer>© 2026 Dave</footer>',
    ],
    [
      'limited offers',
      '<h1>Limited Edition Loaves</h1><p>Should you trade as a limited company?</p>',
    ],
  ])('are not demanded because of %s', (_, body) => {
    expect(judge(body).outcome).toBe('na');
  });

  it('are demanded of the company in title, data or domain', () => {
    const head = jsonLd({ '@type': 'Bakery', legalName: 'Crumb Bakers Limited' });
    expect(judge('<p>Bread</p>', { head }).outcome).toBe('fail');
    expect(judge('<h1>Shop Bakers Ltd</h1>').outcome).toBe('fail');
    expect(judge('<p>We at Shop Ltd bake.</p>').outcome).toBe('fail');
  });

  it('recognises the web designer after a colon, and a number before its nation', () => {
    const judged = (text: string) =>
      localCompanyDetails.judge(
        pageEvidence({ html: htmlPage(`<p>${text}</p>`), sidePages: known([]) }),
      ).outcome;
    expect(judged('© Reid Roofing 2026. Web Design: Bright Pixel Media Ltd')).toBe('na');
    expect(
      judged(
        '© Reid Ltd. England & Wales registered company no. 07654321. Registered office: 1 High St',
      ),
    ).toBe('pass');
  });
});
