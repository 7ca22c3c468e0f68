import { describe, expect, it } from 'vitest';
import { validateHref } from '@/content/hooks/fields/common';
import { keepDifference } from '@/content/rules/differences';
import { editionOf, printOf, staleFields } from '@/content/rules/edition';
import { isEmptyLink, wordBadLink } from '@/content/rules/lexical';

describe('the edition of a document', () => {
  it('is the same however it was read', () => {
    const same: [unknown, unknown][] = [
      [null, undefined],
      ['', null],
      [[], null],
      [false, null],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1, c: null },
      ],
      [[{ id: 'x1', label: 'Row' }], [{ id: 'x2', label: 'Row' }]],
      [{ id: 7, createdAt: '2026-01-05', title: 'A page' }, 7],
    ];
    for (const [one, other] of same) expect(printOf(one)).toBe(printOf(other));
  });

  it('is another one for another value, also where only the order of rows changed', () => {
    const others: [unknown, unknown][] = [
      ['a', 'b'],
      [0, null],
      [true, false],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [['a', null], ['a']],
      [{ a: 'x' }, { b: 'x' }],
    ];
    for (const [one, other] of others) expect(printOf(one)).not.toBe(printOf(other));
  });

  it('names the fields that are stale, and none that the form did not know', () => {
    const base = editionOf({ title: 'One', text: 'Same' }, ['title', 'text']);
    const now = editionOf({ title: 'Two', text: 'Same', more: 1 }, ['title', 'text', 'more']);
    expect(staleFields(base, now)).toEqual(['title']);
  });
});

describe('what two texts differ in', () => {
  it.each([
    ['a\nb\nc\nd\ne', 'a\nb\nX\nd\ne', '…\nb\nc\nd\n…', '…\nb\nX\nd\n…'],
    ['one', 'two', 'one', 'two'],
    ['a\nb', 'a\nb\nc', '…\nb', '…\nb\nc'],
    ['a\na\na', 'a', 'a\na\na', 'a'],
    ['', 'new', '', 'new'],
  ])('%j and %j', (one, other, left, right) => {
    expect(keepDifference(one, other)).toEqual([left, right]);
  });
});

describe('a link in a formatted text', () => {
  const text = (fields: Record<string, unknown>) => ({
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', fields, children: [{ type: 'text', text: 'our prices' }] }],
        },
      ],
    },
  });
  const custom = (url: string | null) => text({ linkType: 'custom', url });

  it.each(['https://', 'http://', '', ' https:// ', null])('to %j leads nowhere', (url) => {
    expect(isEmptyLink({ linkType: 'custom', url })).toBe(true);
    expect(wordBadLink(custom(url), 'Text', validateHref)).toBe(
      'In “Text”, the link “our prices” leads nowhere. Open it and say where it goes, or remove the link.',
    );
  });

  it('to a page that was not chosen leads nowhere', () => {
    for (const doc of [null, { relationTo: 'posts', value: null }]) {
      const words = wordBadLink(text({ linkType: 'internal', doc }), 'Text', validateHref);
      expect(words).toContain('leads nowhere');
    }
  });

  it('to an address that can’t be used is named', () => {
    const words = wordBadLink(custom('javascript:alert(1)'), 'Text', validateHref);
    expect(words).toMatch(/^In “Text”, the link “our prices” can’t be used. Start with a slash/);
  });

  it('that leads somewhere is fine', () => {
    const doc = { relationTo: 'posts', value: 3 };
    for (const fields of [
      { linkType: 'custom', url: '/pricing' },
      { linkType: 'custom', url: 'https://example.com' },
      { linkType: 'internal', doc },
    ]) {
      expect(wordBadLink(text(fields), 'Text', validateHref)).toBeNull();
    }
    expect(wordBadLink(null, 'Text', validateHref)).toBeNull();
  });
});
