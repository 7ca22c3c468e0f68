import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { keyField, slugField, validateHref } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { penceField } from '@/prices/hooks/price-fields';

/** A field's validation of a value: `true`, or an error message. */
function verdict(field: Field, value: unknown): unknown {
  const { validate } = field as { validate: (value: unknown, options: object) => unknown };
  return validate(value, {});
}

describe('a link', () => {
  it.each([
    '/',
    '/pricing',
    '/pricing#retainers',
    '/#contact',
    '#contact',
    'https://example.com/a?b=c',
    'mailto:hello@example.com',
    'tel:+441432000000',
  ])('may go to %s', (href) => {
    expect(validateHref(href)).toBe(true);
  });

  it.each([
    '',
    'pricing',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://',
    null,
    undefined,
    5,
    ['/pricing'],
  ])('may not go to %j', (href) => {
    expect(validateHref(href)).toMatch(/^Start with a slash/);
  });
});

describe('an amount', () => {
  const field = penceField('price', 'Price', { required: true });

  it.each([0, 1, 9_900, 100_000_000])('may be %i pence', (value) => {
    expect(verdict(field, value)).toBe(true);
  });

  it.each([
    [0.5, /whole pence/],
    [Number.NaN, /whole pence/],
    ['9900', /whole pence/],
    [-1, /below zero/],
    [100_000_001, /a million pounds/],
    [null, /Enter an amount/],
    [undefined, /Enter an amount/],
  ])('may not be %s', (value, message) => {
    expect(verdict(field, value)).toMatch(message);
  });

  it('may be empty in an optional field', () => {
    expect(verdict(penceField('price', 'Price'), null)).toBe(true);
  });
});

describe.each([
  ['an address', slugField()],
  ['a reference', keyField('business-starter')],
  [
    'a section’s name',
    sectionHeadFields().find((field) => 'name' in field && field.name === 'anchor') as Field,
  ],
])('%s', (_name, field) => {
  it.each(['a', 'how-we-price', '2026', 'a1-b2'])('may be “%s”', (value) => {
    expect(verdict(field, value)).toBe(true);
  });

  it.each(['A', 'a b', 'a_b', '-a', 'a-', 'a--b', 'a/b', 'ä', '../a', 'a\n'])(
    'may not be %j',
    (value) => {
      expect(verdict(field, value)).toMatch(/^Use lower-case letters/);
    },
  );
});

it('requires an address or a reference', () => {
  for (const value of ['', null, undefined]) {
    expect(verdict(slugField(), value)).toMatch(/^Use/);
    expect(verdict(keyField('x'), value)).toMatch(/^Use/);
  }
});
