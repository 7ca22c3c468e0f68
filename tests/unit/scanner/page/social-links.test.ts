import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { listSocialLinks } from '../../../../src/scanner/page/social-links.ts';

function read(...links: string[]) {
  const page = parsePage(`<!doctype html><body>${links.join('')}`, 'https://shop.example/');
  return listSocialLinks(page).map(({ network, url, fault }) => [network, fault ?? url]);
}

const to = (href: string, text = 'Us') => `<a href="${href}">${text}</a>`;

describe('links to social profiles', () => {
  it('are read', () => {
    expect(
      read(
        to('https://www.facebook.com/crumb#top'),
        to('//x.com/crumb'),
        to('https://uk.linkedin.com/company/crumb'),
      ),
    ).toEqual([
      ['Facebook', 'https://www.facebook.com/crumb'],
      ['X', 'https://x.com/crumb'],
      ['LinkedIn', 'https://uk.linkedin.com/company/crumb'],
    ]);
  });

  it('may lead nowhere, to the network or to the maker of the template', () => {
    expect(
      read(
        '<a href="#" aria-label="Facebook"></a>',
        '<a href="" title="Instagram"></a>',
        to('https://www.facebook.com/'),
        to('https://twitter.com'),
        to('https://www.instagram.com/wix/'),
      ),
    ).toEqual([
      ['Facebook', 'nowhere'],
      ['Instagram', 'nowhere'],
      ['Facebook', 'network-itself'],
      ['X', 'network-itself'],
      ['Instagram', 'template'],
    ]);
  });

  it('are not buttons to share, videos or other links', () => {
    expect(
      read(
        to('https://www.facebook.com/sharer/sharer.php?u=x'),
        to('https://twitter.com/intent/tweet'),
        to('https://www.youtube.com/watch?v=1'),
        to('https://notfacebook.com/a'),
        to('#', 'Menu'),
        to('#', 'How we run the Facebook page of a village bakery for a year'),
        '<a>Facebook</a>'.replace('<a>', '<a href="mailto:a@facebook.com">'),
      ),
    ).toEqual([]);
  });
});
