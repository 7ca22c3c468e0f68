import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { listInternalLinks } from '../../../../src/scanner/page/survey-page.ts';

const address = 'https://shop.example/';
const linksOf = (body: string) =>
  listInternalLinks(parsePage(`<!doctype html><body>${body}`, address), address);

describe('links to other pages of a website', () => {
  it('are unique, without fragments and other websites', () => {
    const body =
      '<a href="/a#x">A</a><a href="/a">Again</a><a href="https://other.example/">Other</a>';
    expect(linksOf(body)).toEqual([{ url: 'https://shop.example/a', text: 'A' }]);
  });

  it('may be in noscript for a script-built menu', () => {
    expect(
      linksOf('<div id="menu"></div><noscript><a href="/privacy">Privacy</a></noscript>'),
    ).toEqual([{ url: 'https://shop.example/privacy', text: 'Privacy' }]);
  });
});
