import { describe, expect, it } from 'vitest';
import { seoHreflang } from '../../../../../src/scanner/checks/seo/seo-hreflang.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const link = (lang: string, href = 'https://shop.example/x') =>
  `<link rel="alternate" hreflang="${lang}" href="${href}">`;

function judge(head: string, header?: string, body = '') {
  const headers = header === undefined ? [] : ([['link', header]] as const);
  return seoHreflang.judge(pageEvidence({ html: htmlPage(body, head), headers }));
}

describe('links to other languages', () => {
  it.each(['en', 'en-GB', 'CY', 'zh-Hant-TW', 'es-419', 'X-Default', 'gsw', 'de-DE-1996'])(
    'pass: %s',
    (lang) => {
      expect(judge(link(lang))).toMatchObject({
        outcome: 'pass',
        summary: 'The 1 link to another language version is correct.',
      });
    },
  );

  it.each([
    ['zz', 'https://shop.example/'],
    ['english', 'https://shop.example/'],
    ['en_GB', 'https://shop.example/'],
    ['gb', 'https://shop.example/'],
    ['en', '/en'],
    ['en', '//shop.example/en'],
    ['en', 'shop.example/en'],
  ])('are faulty: %s, %s', (lang, href) => {
    expect(judge(link(lang, href))).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('may be faulty in part', () => {
    const header = '<https://shop.example/cy>; rel="alternate"; hreflang="cy"';
    expect(judge(link('en') + link('de') + link('qq', '/x'), header)).toMatchObject({
      outcome: 'fail',
      share: 0.75,
      summary: '1 of 4 links to other language versions is faulty.',
      proofs: [{ remark: '“qq” is no language code. The address is not complete.' }],
    });
  });

  it('for the UK, which is GB, only give a note', () => {
    expect(judge(link('en-UK'))).toMatchObject({
      outcome: 'note',
      proofs: [{ remark: 'The country code of the United Kingdom is GB.' }],
    });
    expect(judge(link('en-QQ'))).toMatchObject({ outcome: 'note' });
  });

  it.each([
    ['', ''],
    ['<link rel="alternate" type="application/rss+xml" href="/feed">', ''],
    ['<link rel="alternate" hreflang="" href="/x">', ''],
    ['<link rel="next" hreflang="zz" href="/x">', ''],
    ['', link('zz', '/x')],
  ])('are optional: %s %s', (head, body) => {
    expect(judge(head, undefined, body)).toMatchObject({ outcome: 'na' });
  });
});
