import { describe, expect, it } from 'vitest';
import { seoJsonLd } from '../../../../../src/scanner/checks/seo/seo-json-ld.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(...blocks: string[]) {
  const scripts = blocks.map((text) => `<script type="application/ld+json">${text}</script>`);
  return seoJsonLd.judge(pageEvidence({ html: htmlPage('', scripts.join('')) }));
}

const bakery = '{"@context":"https://schema.org","@type":"Bakery","name":"Ross"}';

describe('structured data', () => {
  it.each([
    bakery,
    '{"@context":"http://schema.org/","@type":["Bakery","LocalBusiness"]}',
    '{"@context":"schema.org","@graph":[{"@type":"WebSite"},{"@type":"Organization"}]}',
    '{"@context":["https://schema.org",{"@language":"en"}],"@type":"Person"}',
    '[{"@type":"https://schema.org/Bakery","https://schema.org/name":"Ross"}]',
    '{"@context":"https://schema.org","@type":"Product","additionalType":"x:y","brand":{"@type":"Brand"}}',
  ])('is valid: %s', (block) => {
    expect(judge(block)).toMatchObject({ outcome: 'pass' });
  });

  it.each([
    ['{"@context":"https://schema.org","@type":"Bakery",}', /^It can’t be read: /],
    ['{“@context”:“https://schema.org”}', /^It can’t be read: /],
    ['{"@type":"Bakery"}', /@context/],
    ['{"@context":"https://schema.org","@type":"Localbusiness"}', /written LocalBusiness/],
    ['{"@context":"https://schema.org","@type":"Local Business"}', /written LocalBusiness/],
  ])('is invalid: %s', (block, remark) => {
    expect(judge(block)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'The only block of structured data has a mistake.',
      proofs: [{ kind: 'text', value: block, remark: expect.stringMatching(remark) }],
    });
  });

  it('is scored in proportion', () => {
    expect(judge(bakery, '{', bakery, '{"@type":"Bakery"}')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 blocks of structured data have a mistake.',
    });
  });

  it('gives a note for an unknown or missing type', () => {
    expect(judge('{"@context":"https://schema.org","@type":"CakeShopOfTomorrow"}')).toMatchObject({
      outcome: 'note',
      proofs: [{ value: 'CakeShopOfTomorrow' }],
    });
    expect(judge('{"@context":"https://schema.org"}')).toMatchObject({ outcome: 'note' });
  });

  it('may use another vocabulary', () => {
    const other = '{"@context":"https://www.w3.org/ns/activitystreams","@type":"note"}';
    expect(judge(bakery, other)).not.toMatchObject({ outcome: 'fail' });
  });

  it('is optional', () => {
    expect(judge()).toMatchObject({ outcome: 'na' });
    expect(judge(' \n')).toMatchObject({ outcome: 'na' });
    const script = '<script>{"@type":"Localbusiness"}</script>';
    expect(seoJsonLd.judge(pageEvidence({ html: htmlPage(script) }))).toMatchObject({
      outcome: 'na',
    });
  });
});
