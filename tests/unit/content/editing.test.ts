import { describe, expect, it } from 'vitest';
import { validateHref } from '@/content/hooks/fields/common';
import { keepDifference } from '@/content/rules/differences';
import { editionOf, printOf, staleFields } from '@/content/rules/edition';
import { isEmptyLink, wordBadLink } from '@/content/rules/lexical';

describe('the edition of a document', () => {
  it('does not depend on how the document was read', () => {
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

  it('changes with any value, and with the order of rows', () => {
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

  it('names the stale fields, except fields unknown to the form', () => {
    const base = editionOf({ title: 'One', text: 'Same' }, ['title', 'text']);
    const now = editionOf({ title: 'Two', text: 'Same', more: 1 }, ['title', 'text', 'more']);
    expect(staleFields(base, now)).toEqual(['title']);
  });
});

describe('the difference between two texts', () => {
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

describe('a link in rich text', () => {
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

  it.each(['https://', 'http://', '', ' https:// ', null])('has no target: %j', (url) => {
    expect(isEmptyLink({ linkType: 'custom', url })).toBe(true);
    expect(wordBadLink(custom(url), 'Text', validateHref)).toBe(
      'In “Text”, the link “our prices” leads nowhere. Open it and say where it goes, or remove the link.',
    );
  });

  it('has no target without a chosen page', () => {
    for (const doc of [null, { relationTo: 'posts', value: null }]) {
      const words = wordBadLink(text({ linkType: 'internal', doc }), 'Text', validateHref);
      expect(words).toContain('leads nowhere');
    }
  });

  it('is reported if its address is invalid', () => {
    const words = wordBadLink(custom('javascript:alert(1)'), 'Text', validateHref);
    expect(words).toMatch(/^In “Text”, the link “our prices” can’t be used. Start with a slash/);
  });

  it('passes with a valid target', () => {
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
