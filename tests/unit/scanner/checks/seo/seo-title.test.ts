import { expect, it } from 'vitest';
import { seoTitle } from '../../../../../src/scanner/checks/seo/seo-title.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (html: string) => seoTitle.judge(pageEvidence({ html }));

it.each([
  '<!doctype html><title>Bakery</title>',
  '<head><meta charset="utf-8"><title>\n Bakery\n in Ross </title></head>',
  '<head><title>Bakery</title></head><body><title></title>',
])('a page with a title passes: %s', (html) => {
  expect(judge(html)).toMatchObject({ outcome: 'pass' });
});

it.each([
  ['<h1>Bakery</h1>', 'There is no title on the page.'],
  ['<title></title>', 'The title of the page is empty.'],
  ['<title>&nbsp;\n</title>', 'The title of the page is empty.'],
  ['<title></title><title>Bakery</title>', 'The title of the page is empty.'],
  // An SVG drawing’s title is not the page’s.
  ['<body><svg><title>Loaf</title></svg>', 'There is no title on the page.'],
  ['<template><title>Bakery</title></template>', 'There is no title on the page.'],
])('a page without fails: %s', (html, summary) => {
  expect(judge(html)).toMatchObject({ outcome: 'fail', summary, confidence: 'certain', share: 0 });
});

it('a title in the body fails, with less certainty', () => {
  const html = '<head><div>early</div><title>Bakery</title></head>';
  expect(judge(html)).toMatchObject({ outcome: 'fail', confidence: 'likely' });
});

it('several titles give a note', () => {
  expect(judge('<title>Bakery</title><title>Cakes</title>')).toMatchObject({
    outcome: 'note',
    proofs: [{ kind: 'text', value: 'Bakery' }],
  });
});
