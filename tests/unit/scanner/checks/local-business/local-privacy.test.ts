import { describe, expect, it } from 'vitest';
import { localPrivacy } from '../../../../../src/scanner/checks/local-business/local-privacy.ts';
import { known } from '../../../../support/scan-evidence.ts';
import { judgeSite } from './judge-site.ts';

const link = '<a href="/privacy-policy/">Privacy policy</a>';
const form = '<form><input type="email" name="email"></form>';
const address = 'https://shop.example/privacy-policy';

function judge(body: string, status?: number | null, sides?: Record<string, string>) {
  const links = status === undefined ? {} : { links: known([{ url: address, status }]) };
  return judgeSite(localPrivacy, body, { ...(sides ? { sides } : {}), parts: links });
}

describe('the privacy policy', () => {
  it('passes when its link opens', () => {
    expect(judge(link, 200)).toMatchObject({
      outcome: 'pass',
      summary: 'A privacy policy is linked, and its page opens.',
    });
    expect(judge(link, undefined, { '/privacy-policy': 'We keep your name.' }).outcome).toBe(
      'pass',
    );
  });

  it('fails when its page is gone', () => {
    expect(judge(link, 404)).toMatchObject({
      outcome: 'fail',
      share: 0.3,
      confidence: 'certain',
      proofs: [{ remark: 'Status 404' }],
    });
  });

  it('does not fail for servers that block bots, or for untried links', () => {
    for (const status of [403, 429, 503, null, undefined]) {
      expect(judge(link, status).outcome, `${status}`).toBe('pass');
    }
    expect(
      judge('<a href="https://www.iubenda.com/privacy-policy/123">Datenschutz</a>').outcome,
    ).toBe('pass');
  });

  it('gives a note when a script opens it', () => {
    expect(judge('<a href="#">Privacy policy</a>').outcome).toBe('note');
  });

  it('fails where personal data is collected without one', () => {
    expect(judge(form)).toMatchObject({ outcome: 'fail', share: 0, confidence: 'likely' });
    expect(
      judge('<script src="https://static.hotjar.com/c/hotjar-1.js"></script><p>Bread</p>').outcome,
    ).toBe('fail');
  });

  it('is not the policy of a third-party service', () => {
    expect(
      judge(`${form}<a href="https://policies.google.com/privacy">Privacy Policy</a>`).outcome,
    ).toBe('fail');
    expect(judge(`${form}<a href="#" class="ot">Privacy settings</a>`).outcome).toBe('fail');
  });

  it.each([
    ['YouTube', '<iframe src="https://www.youtube.com/embed/1"></iframe>'],
    ['YouTube', '<iframe src="https://www.youtube-nocookie.com/embed/1"></iframe>'],
    ['Google Maps', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>'],
    ['Google Maps', '<script src="https://maps.googleapis.com/maps/api/js?key=1"></script>'],
    ['Google Fonts', '<link rel="stylesheet" href="//fonts.googleapis.com/css?family=Lato">'],
    ['Google Fonts', '<style>@import url(https://fonts.googleapis.com/css2?family=Lato)</style>'],
  ])('fails where others learn who visits: %s', (name, body) => {
    expect(judge(`<p>Call 01432 352271</p>${body}`)).toMatchObject({
      outcome: 'fail',
      confidence: 'likely',
      summary: `No privacy policy is linked, although the website loads content from ${name}, which learns who visits. Visitors may have to be told.`,
    });
    expect(judge(`${body}${link}`, 200).outcome).toBe('pass');
  });

  it('gives a note where a page of no business loads a font', () => {
    const font = '<link rel="stylesheet" href="//fonts.googleapis.com/css?family=Lato">';
    expect(judge(`<p>The module exports two functions.</p>${font}`)).toMatchObject({
      outcome: 'note',
      summary: expect.stringContaining('Google Fonts'),
    });
  });

  it('gives a note where nothing is collected', () => {
    expect(judge('<p>Call 01432 352271</p><input type="search" name="q">').outcome).toBe('note');
  });

  it('is unknown on a script-built page', () => {
    expect(judge('<div id="root"></div><script src="a.js"></script>').outcome).toBe('unknown');
  });
});
