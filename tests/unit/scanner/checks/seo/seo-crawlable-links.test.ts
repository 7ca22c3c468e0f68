import { describe, expect, it } from 'vitest';
import { seoCrawlableLinks } from '../../../../../src/scanner/checks/seo/seo-crawlable-links.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (...links: string[]) =>
  seoCrawlableLinks.judge(pageEvidence({ html: htmlPage(links.join(' ')) }));

describe('a link', () => {
  it.each([
    '<a href="/cakes">Cakes</a>',
    '<a href="#opening">Opening hours</a>',
    '<a href="">This page</a>',
    '<a href="tel:+441989123456">Call</a>',
    '<a href="MAILTO:a@shop.example">Write</a>',
    '<a href="mailto:javascript:void(0)">Write</a>',
    '<a>Not yet</a>',
    '<a id="top" onclick="go()">Top</a>',
    '<a name="top" target="_blank">Top</a>',
    '<a role="button" href="javascript:void(0)">Menu</a>',
    '<a role="button" onclick="go()">Menu</a>',
    '<svg><a xlink:href="/cakes" target="_top"><text>Cakes</text></a></svg>',
    '<svg><a href="/cakes"><text>Cakes</text></a></svg>',
  ])('is crawlable, or no link: %s', (link) => {
    expect(judge(link)).toMatchObject({ outcome: 'pass' });
  });

  it.each([
    '<a href="javascript:void(0)">Menu</a>',
    '<a href="javascript: void 0;">Menu</a>',
    '<a href="java\nscript:void(0)" id="x">Menu</a>',
    '<a href="file:///C:/menu.pdf" name="x">Menu</a>',
    '<a href="http://">Cakes</a>',
    '<a onclick="go()">Cakes</a>',
    '<a rel="nofollow">Cakes</a>',
    '<a role=" " target="_blank">Cakes</a>',
    '<svg><a onclick="go()"><text>Cakes</text></a></svg>',
  ])('is not crawlable: %s', (link) => {
    expect(judge(link)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'The only link on the page has no address to follow.',
    });
  });

  it('is scored in proportion', () => {
    const fine = '<a href="/cakes">Cakes</a>';
    expect(judge(fine, fine, '<a onclick="a()">A</a>', '<a onclick="b()">B</a>')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 links on the page have no address to follow.',
      proofs: [{ value: '<a onclick="a()">' }, { value: '<a onclick="b()">' }],
    });
  });

  it('that starts a script gives a note', () => {
    expect(judge('<a href=" JavaScript:openMenu()">Menu</a>')).toMatchObject({
      outcome: 'note',
      summary: '1 link on the page starts a script, which search engines don’t follow.',
    });
  });

  it('is optional', () => {
    expect(judge('<p>No links.</p>')).toMatchObject({ outcome: 'na' });
  });
});
