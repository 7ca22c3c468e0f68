import { describe, expect, it } from 'vitest';
import { readElementLanguage } from '../../../../src/scanner/checks/seo/seo-link-text.ts';
import { findByTag, parsePage } from '../../../../src/scanner/page/parse-page.ts';

function languageIn(link: string, html = '<html lang="en-GB">'): string | null {
  const [element] = findByTag(parsePage(`${html}<body>${link}`, 'https://shop.example/'), 'a');
  if (!element) throw new Error('no link');
  return readElementLanguage(element);
}

describe('the language of an element’s text', () => {
  it.each([
    ['<a href="/">Shop</a>', 'en-GB'],
    ['<a href="/" lang="cy">Siop</a>', 'cy'],
    ['<a href="/"><span lang="cy">Siop</span></a>', 'cy'],
    ['<a href="/"><b lang="en-US">Our</b> <i lang="en">shop</i></a>', 'en-US'],
    ['<a href="/">Shop <span lang="cy">Siop</span></a>', null],
    ['<a href="/"> <span lang="cy">Siop</span> <i lang="de"></i></a>', 'cy'],
    ['<a href="/" lang=""></a>', 'en-GB'],
  ])('%s: %s', (link, expected) => {
    expect(languageIn(link)).toBe(expected);
  });

  it('is unknown where the page does not state it', () => {
    expect(languageIn('<a href="/">Shop</a>', '<html>')).toBeNull();
  });
});
