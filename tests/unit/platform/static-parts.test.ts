import { describe, expect, it } from 'vitest';
import { withoutStaticParts } from '@/platform/http/static-parts';

const begin = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: string) => `;self.__next_f.push(${JSON.stringify([1, data])})`;
const long =
  'A sentence of some length, because short parts cost no more than what replaces them. ';
const text = ['$', 'p', null, { className: 'lead', children: [long, ['$', 'b', null, {}], long] }];

const rows = (page: unknown, more = '') =>
  [
    '1:"$Sreact.fragment"',
    '2:I[11,["/a.js"],"StaticPart"]',
    '3:I[12,["/a.js"],"Reveal"]',
    '4:I[13,["/a.js"],"Dialog"]',
    ':HL["/a.css","style"]',
    `${more}0:${JSON.stringify(page)}`,
    '',
  ].join('\n');

/** The data that a browser gets for a page. */
function reduce(data: string): string {
  const script = withoutStaticParts(begin + push(data.slice(0, 40)) + push(data.slice(40)));
  const [, piece = ''] = /push\((\[1,.*\])\)$/.exec(script) ?? [];
  return (JSON.parse(piece) as [number, string])[1];
}
const pageIn = (data: string) => JSON.parse(/(?:^|£)0:(.*)$/m.exec(data)?.[1] ?? 'null');
const standIn = (as: string) => ['$', '$L2', null, { as }];

describe('the data of a page', () => {
  it('leaves out elements that only show', () => {
    expect(pageIn(reduce(rows(['$', '$1', null, { children: [text, text] }])))).toEqual([
      '$',
      '$Sreact.fragment',
      null,
      { children: [standIn('p'), standIn('p')] },
    ]);
  });

  it('keeps what contains or is passed to a client component', () => {
    const dialog = ['$', '$L4', null, { title: 'Menu', foot: text, children: text }];
    const page = ['$', 'main', null, { id: 'main', children: [dialog, text] }];
    expect(pageIn(reduce(rows(page)))).toEqual([
      '$',
      'main',
      null,
      { id: 'main', children: [dialog, standIn('p')] },
    ]);
  });

  it('leaves out the children of components that always show them', () => {
    const page = ['$', '$L3', null, { children: text }];
    expect(pageIn(reduce(rows(page)))).toEqual(['$', '$L3', null, { children: standIn('p') }]);
  });

  it('knows such a component by a name in another row', () => {
    const page = ['$', '$L9', null, { projects: [{ card: text }], foot: text }];
    const data = reduce(rows(page, 'e1:"FilteredProjects"\n9:I[14,["/a.js"],"$e1"]\n'));
    expect(data).toContain('e1:"FilteredProjects"\n');
    expect(pageIn(data)).toEqual([
      '$',
      '$L9',
      null,
      { projects: [{ card: standIn('p') }], foot: text },
    ]);
  });

  it('keeps scripts, actions and pending parts', () => {
    for (const child of [
      ['$', 'script', null, { children: long + long }],
      ['$', 'form', null, { action: '$h9', children: long + long }],
      ['$', 'div', null, { children: ['$L8', long, long] }],
    ]) {
      const page = ['$', 'main', null, { children: child }];
      expect(pageIn(reduce(rows(page)))).toEqual(page);
    }
  });

  it('has no rows that only left-out parts needed, and keeps the others', () => {
    const length = Buffer.byteLength(`${long}£`).toString(16);
    const more = `5:${JSON.stringify(text)}\n6:T${length},${long}£7:T${length},${long}£`;
    const page = ['$', '$1', null, { children: ['$L5', ['$', 'i', null, { children: '$6' }]] }];
    const given = [page, { p: ['$', '$L4', null, { text: '$7' }] }];
    const data = reduce(rows(given, more));
    expect(pageIn(data)[0][3].children).toEqual([
      standIn('p'),
      ['$', 'i', null, { children: '$6' }],
    ]);
    expect(data).toContain(`6:T${length},${long}£`);
    expect(data).toContain(`7:T${length},${long}£`);
    expect(data).toContain(':HL["/a.css","style"]\n');
    expect(data).not.toContain('5:[');
    expect(data).not.toContain('3:I');
  });

  it('repeats what was a reference into a left-out part', () => {
    const inner = ['$', 'p', null, { style: { color: 'red' }, children: [long, long, long] }];
    const outer = ['$', '$L4', null, { look: '$0:0:props:style' }];
    expect(pageIn(reduce(rows([inner, outer])))).toEqual([
      standIn('p'),
      ['$', '$L4', null, { look: { color: 'red' } }],
    ]);
  });

  it.each([
    ['without the stand-in', rows(text).replace('StaticPart', 'Other')],
    ['with binary rows', `8:o4,abcd${rows(text)}`],
    ['with a reference that leads nowhere', rows([text, '$0:7:props:style'])],
    ['that is cut off', '6:Tff,short'],
  ])('is unchanged on a page %s', (_what, data) => {
    const script = begin + push(data);
    expect(withoutStaticParts(script)).toBe(script);
  });

  it('is unchanged beside data of another kind, such as a form’s state', () => {
    const script = `${begin};self.__next_f.push([2,null])${push(rows(text))}`;
    expect(withoutStaticParts(script)).toBe(script);
  });

  it('cannot end its script', () => {
    const page = ['$', 'b', null, { children: '</script><!--' }];
    expect(withoutStaticParts(begin + push(rows(page)))).not.toContain('<');
  });
});
