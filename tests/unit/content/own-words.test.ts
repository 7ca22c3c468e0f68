import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOwnWords, isThin, minimumOwnWords } from '@/content/rules/own-words';

const state = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
});

describe('the individual words of a page', () => {
  it.each([
    [[], 0],
    [[null, undefined, '', ' \n\t '], 0],
    [['one two', ' three\nfour '], 4],
    [[state('one two', 'three')], 3],
    [[[{ id: 'x1 x2', question: 'one two', answer: state('three') }]], 3],
    [[[{ name: 'one', note: 'two three' }]], 3],
    [[12, true], 0],
  ])('of %j are %i', (fields, words) => {
    expect(countOwnWords(fields)).toBe(words);
  });

  it('count a live figure as one', () => {
    const figure = { type: 'inlineBlock', fields: { token: 'package:growth:from' } };
    const text = (value: string) => ({ type: 'text', text: value });
    const children = [text('It costs '), figure, text(' or more.')];
    const value = { root: { type: 'root', children: [{ type: 'paragraph', children }] } };
    expect(countOwnWords([value])).toBe(5);
    expect(countOwnWords(['It costs {{package:growth:from}} or more.'])).toBe(5);
  });

  it('exclude whitespace between paragraphs and names of nodes', () => {
    expect(countOwnWords([state('a', 'b', 'c')])).toBe(3);
  });

  it('add up over fields at any depth', () => {
    const word = fc.stringMatching(/^[a-zé’-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (first, second) => {
        const count = countOwnWords([first.join(' '), [{ answer: state(...second) }]]);
        expect(count).toBe(first.length + second.length);
      }),
    );
  });
});

describe('a page', () => {
  it.each([
    [null, true],
    [undefined, true],
    [0, true],
    [minimumOwnWords - 1, true],
    [minimumOwnWords, false],
    [5_000, false],
  ])('with %s words of its own is thin: %s', (words, expected) => {
    expect(isThin(words)).toBe(expected);
  });
});
