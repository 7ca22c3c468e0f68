import { describe, expect, it } from 'vitest';
import { parsePage } from '@/scanner/page/parse-page';
import { surveyPage } from '@/scanner/page/survey-page';

const url = 'https://shop.example/';

function survey(html: string) {
  return surveyPage(parsePage(html, url), url);
}

const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

describe('the files of a page', () => {
  it('are in document order, each address once', () => {
    const { assets, stylesheets } = survey(
      '<link rel="stylesheet" href="/a.css#x"><script src="a.js"></script><img src="/p.png"><img src="/p.png#2"><img src="data:image/gif;base64,R0lGOD">',
    );
    expect(assets).toEqual([
      { url: `${url}a.css`, kind: 'style' },
      { url: `${url}a.js`, kind: 'script' },
      { url: `${url}p.png`, kind: 'image' },
    ]);
    expect(stylesheets).toEqual([`${url}a.css`]);
  });

  it('are thirty at most, of every kind some', () => {
    const { assets, stylesheets } = survey(
      many(40, (index) => `<script src="/${index}.js"></script>`) +
        many(40, (index) => `<link rel="stylesheet" href="/${index}.css">`) +
        many(40, (index) => `<img src="/${index}.png">`),
    );
    const count = (kind: string) => assets.filter((asset) => asset.kind === kind).length;
    expect(assets).toHaveLength(30);
    expect([count('script'), count('style'), count('image')]).toEqual([12, 6, 12]);
    expect(stylesheets).toEqual([`${url}0.css`, `${url}1.css`, `${url}2.css`]);
  });
});

describe('other things to look up', () => {
  it('are the named icon and four profiles', () => {
    const profiles = many(6, (index) => `<a href="https://x.com/crumb${index}">X</a>`);
    const { favicon, socialLinks } = survey(
      `<link rel="apple-touch-icon" href="/touch.png"><link rel="shortcut icon" href="/i.ico"><a href="https://www.facebook.com/">F</a>${profiles}${profiles}`,
    );
    expect(favicon).toBe(`${url}i.ico`);
    expect(socialLinks).toEqual([0, 1, 2, 3].map((index) => `https://x.com/crumb${index}`));
    expect(survey('<link rel="icon" href=""><p>Bread')).toMatchObject({
      favicon: null,
      socialLinks: [],
    });
  });
});

describe('the links of a page', () => {
  it('are ten at most, spread over the page', () => {
    const { links } = survey(many(50, (index) => `<a href="/${index}">Page</a>`));
    expect(links).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45].map((index) => `${url}${index}`));
  });

  it('are to other pages of the same site', () => {
    const { links } = survey(
      '<a href="#top">Up</a><a href="/">Home</a><a href="https://www.shop.example/a#b">A</a><a href="https://other.example/">Other</a><a href="mailto:a@shop.example">Mail</a><a href="/a?x=1">A</a>',
    );
    expect(links).toEqual(['https://www.shop.example/a', `${url}a?x=1`]);
  });

  it('exclude back offices and addresses with side effects', () => {
    const { links } = survey(
      many(1, () => '<a href="/menu">Menu</a>') +
        [
          'wp-admin/',
          'login',
          'my-account/log-out/',
          'cart',
          '?add-to-cart=7',
          'cgi-bin/x',
          'admin/',
        ]
          .map((path) => `<a href="/${path}">Go</a>`)
          .join(''),
    );
    expect(links).toEqual([`${url}menu`]);
  });
});

describe('side pages', () => {
  const chosen = (html: string) => survey(html).sidePages.map(({ kind, url: to }) => [kind, to]);

  it('are found by link text or address', () => {
    expect(
      chosen(
        '<a href="/about-us">Who we are</a><a href="/p?id=4">Contact us</a><a href="/privacy-policy.html"><img src="i.png" alt=""></a>',
      ),
    ).toEqual([
      ['contact', `${url}p?id=4`],
      ['privacy', `${url}privacy-policy.html`],
      ['about', `${url}about-us`],
    ]);
  });

  it('are three at most, by preference', () => {
    expect(
      chosen(
        '<a href="/about">About</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a><a href="/contact">Contact</a>',
      ).map(([kind]) => kind),
    ).toEqual(['contact', 'privacy', 'legal']);
  });

  it('exclude downloads and other sites', () => {
    expect(
      chosen(
        '<a href="/privacy.pdf">Privacy</a><a href="https://other.example/contact">Contact</a>',
      ),
    ).toEqual([]);
  });
});
