import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonLd, readJsonLdValues } from '../../../../src/scanner/page/json-ld.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function read(...blocks: string[]) {
  const scripts = blocks.map((text) => `<script type="application/ld+json">${text}</script>`);
  return readJsonLd(parsePage(htmlPage('', scripts.join('')), 'https://shop.example/'));
}

function typesIn(...blocks: string[]) {
  return read(...blocks).nodes.map(({ types }) => types.join('+'));
}

describe('structured data of a page', () => {
  it('contains a thing, its types and its context', () => {
    const { nodes, blocks } = read(
      '{"@context":"https://schema.org","@type":["Plumber","Store"],"name":"Pipe & Co"}',
    );
    expect(nodes).toMatchObject([
      { types: ['Plumber', 'Store'], properties: { name: 'Pipe & Co' }, isTop: true, block: 0 },
    ]);
    expect(blocks).toMatchObject([{ error: null, contexts: ['https://schema.org'] }]);
  });

  it('removes the schema.org prefix of types', () => {
    expect(
      typesIn(
        '[{"@type":"https://schema.org/Bakery"},{"@type":"http://www.schema.org/Bakery"},{"@type":"schema:Bakery"}]',
      ),
    ).toEqual(['Bakery', 'Bakery', 'Bakery']);
  });

  it('walks graphs, lists and nested things in document order', () => {
    const { nodes } = read(
      '{"@context":{"@vocab":"https://schema.org/"},"@graph":[{"@type":"WebPage","about":{"@type":"Bakery"}},{"@type":"Person"}]}',
      '[{"@type":"BreadcrumbList"}]',
    );
    expect(nodes.map(({ types, isTop, block }) => [types[0], isTop, block])).toEqual([
      ['WebPage', true, 0],
      ['Bakery', false, 0],
      ['Person', true, 0],
      ['BreadcrumbList', true, 1],
    ]);
  });

  it('follows references within the page', () => {
    const jsonLd = read(
      '{"@graph":[{"@type":"Bakery","address":{"@id":"#a"},"geo":{"@id":"#gone"}},{"@id":"#a","@type":"PostalAddress","postalCode":"HR9 5BS"}]}',
      '{"@id":"#a","streetAddress":"1 High Street"}',
    );
    const shop = jsonLd.nodes[0]?.properties ?? {};
    expect(readJsonLdValues(jsonLd, shop, 'address')).toMatchObject([
      { postalCode: 'HR9 5BS', streetAddress: '1 High Street' },
    ]);
    expect(readJsonLdValues(jsonLd, shop, 'geo')).toEqual([{ '@id': '#gone' }]);
    expect(readJsonLdValues(jsonLd, shop, 'telephone')).toEqual([]);
  });

  it('ignores XHTML wrappers and white space', () => {
    for (const [before, after] of [
      ['<!--', '-->'],
      ['\n// <![CDATA[\n', '\n// ]]>\n'],
      ['/*<![CDATA[*/', '/*]]>*/'],
      ['\n\t ', ' \n'],
      ['\uFEFF', ''],
    ]) {
      expect(typesIn(`${before}{"@type":"Bakery"}${after}`), before).toEqual(['Bakery']);
    }
  });

  it('gives the fault of an invalid block, and reads the others', () => {
    const { nodes, blocks } = read('{"@type":"Bakery",}', ' ', '{"@type":"Store"}', '"Bakery"');
    expect(nodes.map(({ types }) => types[0])).toEqual(['Store']);
    expect(blocks.map(({ error }) => error === null)).toEqual([false, false, true, true]);
    expect(blocks[0]?.error).toMatch(/JSON/);
  });

  it('reads scripts of that type only, in any case', () => {
    const page = parsePage(
      htmlPage(`<script type=" Application/LD+JSON; charset=utf-8">{"@type":"Bakery"}</script>
        <script type="application/json">{"@type":"Store"}</script>
        <script>{"@type":"Store"}</script>
        <template><script type="application/ld+json">{"@type":"Store"}</script></template>`),
      'https://shop.example/',
    );
    expect(readJsonLd(page).nodes.map(({ types }) => types[0])).toEqual(['Bakery']);
  });

  it('survives depth, size and odd names', () => {
    const deep = `${'{"@type":"Thing","a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect(read(deep).blocks[0]?.error).toBe('It is nested too deeply.');
    const lists = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(read(lists, '{"@type":"Thing"}').nodes).toHaveLength(1);
    expect(read(`[${'{"@type":"Thing"},'.repeat(20_000)}1]`).nodes.length).toBe(5_000);
    const wide = Array.from({ length: 50_000 }, (_, index) => `"k${index}":{}`).join();
    expect(read(`{"@type":"Thing",${wide}}`).nodes).toHaveLength(1);
    expect(read(`{"@id":"#a","__proto__":{"x":1},"constructor":2}`).byId.get('#a')).toHaveProperty(
      'constructor',
      2,
    );
    expect(read(`{}${' '.repeat(900_000)}-->x`).blocks[0]?.error).not.toBeNull();
  });

  it('never throws, for any JSON', () => {
    const keys = fc.constantFrom('@type', '@id', '@graph', '@context', 'address', '__proto__');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.constantFrom('https://schema.org/Bakery', '#a', ''),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(keys, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.string(), (value, text) => {
        const jsonLd = read(JSON.stringify(value).replaceAll('<', '\\u003c'), text);
        for (const { types, properties } of jsonLd.nodes) {
          expect(types.length).toBeGreaterThan(0);
          readJsonLdValues(jsonLd, properties, 'address');
        }
      }),
    );
  });
});
