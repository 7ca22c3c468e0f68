import { describe, expect, it } from 'vitest';
import { isFilled, readJsonLdValues } from '../../../../src/scanner/page/json-ld.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import {
  isLocalBusiness,
  isOrganization,
  structuredData,
} from '../../../../src/scanner/page/structured-data.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function read(body: string) {
  return structuredData(parsePage(htmlPage(body), 'https://shop.example/'));
}

describe('things described by attributes', () => {
  it('are read from microdata, nested things too', () => {
    const data = read(`<div itemscope itemtype="http://schema.org/Bakery">
      <h1 itemprop="name">Crumb</h1><a itemprop="url" href="/x">x</a>
      <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><b itemprop="postalCode">HR9 5HL</b></p></div>`);
    expect(data.nodes.map(({ types, isTop }) => [types[0], isTop])).toEqual([
      ['Bakery', true],
      ['PostalAddress', false],
    ]);
    const bakery = data.nodes[0]?.properties ?? {};
    expect(readJsonLdValues(data, bakery, 'name')).toEqual(['Crumb']);
    expect(readJsonLdValues(data, bakery, 'url')).toEqual(['/x']);
    expect(readJsonLdValues(data, bakery, 'address')).toMatchObject([{ postalCode: ['HR9 5HL'] }]);
  });

  it('are read from RDFa', () => {
    const data = read(
      '<div vocab="https://schema.org/" typeof="Plumber"><span property="name">Dave</span></div>',
    );
    expect(data.nodes[0]?.types).toEqual(['Plumber']);
    expect(readJsonLdValues(data, data.nodes[0]?.properties ?? {}, 'name')).toEqual(['Dave']);
  });

  it('are not read from other vocabularies or loose properties', () => {
    expect(
      read(
        '<div itemscope itemtype="https://data-vocabulary.org/Person"></div><b itemprop="name">x</b>',
      ).nodes,
    ).toEqual([]);
  });

  it('are distinguished by kind', () => {
    const kinds = ['Plumber', 'VeterinaryCare', 'Organization', 'School', 'WebSite'].map((type) => {
      const node = { types: [type], id: null, properties: {}, isTop: true, block: 0 };
      return [isLocalBusiness(node), isOrganization(node)];
    });
    expect(kinds).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it('have values or not', () => {
    expect(['x', 0, { name: 'x' }, ['', 'x'], false].map(isFilled)).not.toContain(false);
    expect(['', ' ', null, undefined, [], {}, { '@type': 'X' }, ['']].map(isFilled)).not.toContain(
      true,
    );
  });
});
