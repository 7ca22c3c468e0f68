import { describe, expect, it } from 'vitest';
import { seoLinkText } from '../../../../../src/scanner/checks/seo/seo-link-text.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(body: string, lang = 'en-GB') {
  const html = `<!doctype html><html lang="${lang}"><body>${body}`;
  return seoLinkText.judge(pageEvidence({ html, url: 'https://shop.example/page' }));
}

describe('the text of a link', () => {
  it.each([
    ['<a href="/cakes">Our cakes</a>', 'en-GB'],
    ['<a href="/cakes">Read more about cakes</a>', 'en'],
    // Generic text in another language only.
    ['<a href="/mas">Mas</a>', 'en'],
    ['<a href="/das">Das</a>', 'en'],
    ['<a href="/go" lang="de">Go</a>', 'en'],
    // The aria-label or picture explains the link.
    ['<a href="/cakes" aria-label="More about cakes">More</a>', 'en'],
    ['<a href="/cakes">Read more <span class="sr-only">about cakes</span></a>', 'en'],
    ['<a href="/cakes"><img src="a.jpg" alt="Cakes"> More</a>', 'en'],
  ])('is specific: %s (%s)', (body, lang) => {
    expect(judge(body, lang)).toMatchObject({ outcome: 'pass' });
  });

  it.each([
    ['<a href="/cakes">Click here</a>', 'en-GB'],
    ['<a href="/cakes"> READ\n more… </a>', 'EN'],
    ['<a href="/cakes">Read more <i aria-hidden="true">→</i></a>', 'en'],
    ['<a href="/cakes">Darllen mwy</a>', 'cy'],
    ['<a href="/cakes" lang="de-AT">hier</a>', 'en'],
    ['<a href="/cakes"><b lang="fr">En savoir plus</b></a>', 'en'],
    ['<a href="/cakes">Plus d\'informations</a>', 'fr'],
    // Every language counts when the language is unknown.
    ['<a href="/cakes">hier</a>', ''],
    ['<a href="https://other.example/">here</a>', 'en'],
  ])('is generic: %s (%s)', (body, lang) => {
    expect(judge(body, lang)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'The only link says nothing about where it leads.',
    });
  });

  it.each([
    '<a href="#prices">here</a>',
    '<a href="/page#prices">here</a>',
    '<a href="mailto:a@shop.example">here</a>',
    '<a href="javascript:go()">here</a>',
    '<a href="/cakes" rel="sponsored nofollow">here</a>',
    '<a>here</a>',
    '<a href="/cakes"><img src="a.jpg" alt=""></a>',
  ])('is not judged: %s', (body) => {
    expect(judge(body)).toMatchObject({ outcome: 'na' });
  });

  it('is scored in proportion', () => {
    const links = '<a href="/a">Our cakes</a> <a href="/b">more</a> <a href="/c">here</a>';
    expect(judge(`${links} <a href="/d">Our bread</a>`)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 links say nothing about where they lead.',
      proofs: [
        { value: 'more', remark: 'Leads to /b' },
        { value: 'here', remark: 'Leads to /c' },
      ],
    });
  });
});
