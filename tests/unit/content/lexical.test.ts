import { describe, expect, it } from 'vitest';
import {
  type LexicalNode,
  lexicalHeadings,
  lexicalToText,
  splitAtHeadings,
} from '@/content/rules/lexical';

const text = (value: string): LexicalNode => ({ type: 'text', text: value });
const node = (type: string, ...children: LexicalNode[]): LexicalNode => ({ type, children });
const state = (...children: LexicalNode[]) => ({ root: node('root', ...children) });
const read = (value: Parameters<typeof lexicalToText>[0]) =>
  lexicalToText(value, (token) => `[${token}]`);

describe('rich text as plain text', () => {
  it('is empty for an empty document', () => {
    expect([read(null), read(undefined), read(state())]).toEqual(['', '', '']);
  });

  it('keeps the order of its parts, with spaces between blocks', () => {
    const value = state(
      node('heading', text('Our '), text('prices')),
      node('paragraph', text('Fair'), text('.')),
      node('list', node('listitem', text('one')), node('listitem', text('two'))),
      node('table', node('tablerow', node('tablecell', node('paragraph', text('a'))))),
    );
    expect(read(value)).toBe('Our prices Fair. one two a');
  });

  it('contains the values of live figures', () => {
    const figure = { type: 'inlineBlock', fields: { token: 'package:growth' } };
    expect(read(state(node('paragraph', text('From '), figure, text('!'))))).toBe(
      'From [package:growth]!',
    );
  });

  it('skips inline blocks other than figures', () => {
    const other = { type: 'inlineBlock', fields: { blockType: 'other' } };
    expect(read(state(node('paragraph', text('a'), other)))).toBe('a');
  });

  it('reads deeply nested text', () => {
    let deep: LexicalNode = text('down here');
    for (let level = 0; level < 50_000; level += 1) deep = node('list', deep);
    expect(read(state(deep))).toBe('down here');
  });
});

describe('the headings of a rich text', () => {
  const heading = (tag: string, ...children: LexicalNode[]) => ({
    ...node('heading', ...children),
    tag,
  });
  const figure = { type: 'inlineBlock', fields: { token: 'policy:deposit' } };

  it('have one rank, in document order, with live figures', () => {
    const value = state(
      heading('h2', text('First')),
      node('paragraph', text('words')),
      heading('h3', text('Deeper')),
      heading('h2', text('Second: '), figure),
    );
    const list = (tag: 'h2' | 'h3' | 'h4') => lexicalHeadings(value, tag, (token) => `[${token}]`);
    expect(list('h2')).toEqual(['First', 'Second: [policy:deposit]']);
    expect(list('h3')).toEqual(['Deeper']);
    expect(list('h4')).toEqual([]);
  });

  it('are an empty list for an empty text', () => {
    expect(lexicalHeadings({ root: { type: 'root' } }, 'h2', String)).toEqual([]);
  });
});

describe('the topics of a rich text', () => {
  const heading = (words: string) => ({ ...node('heading', text(words)), tag: 'h2' });
  const topicsOf = (...children: LexicalNode[]) => splitAtHeadings(state(...children)).map(read);

  it('begin with their headings, words before the first one apart', () => {
    const words = node('paragraph', text('words'));
    const deeper = { ...heading('Deeper'), tag: 'h3' };
    expect(topicsOf(words, heading('One'), words, deeper, words, heading('Two'))).toEqual([
      'words',
      'One words Deeper words',
      'Two',
    ]);
  });

  it('are one without a heading, and none in an empty text', () => {
    expect(topicsOf(node('paragraph', text('a')), node('paragraph', text('b')))).toEqual(['a b']);
    expect(topicsOf()).toEqual([]);
  });
});
