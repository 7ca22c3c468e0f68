import { expect, it } from 'vitest';
import { seoDescription } from '../../../../../src/scanner/checks/seo/seo-description.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (head: string, body = '') =>
  seoDescription.judge(pageEvidence({ html: htmlPage(body, head) }));

it.each([
  '<meta name="description" content="Bread since 1902.">',
  '<META content="Bread." NAME=" Description ">',
  '<meta name="description" content="Bread."><meta name="description" content="">',
])('a page with a description passes: %s', (head) => {
  expect(judge(head)).toMatchObject({ outcome: 'pass' });
});

it.each([
  ['', 'There is no description for search results.'],
  ['<meta property="og:description" content="x">', 'There is no description for search results.'],
  ['<meta name="description">', 'The description for search results is empty.'],
  ['<meta name="description" content="&nbsp;\n">', 'The description for search results is empty.'],
])('a page without fails: %s', (head, summary) => {
  expect(judge(head)).toMatchObject({ outcome: 'fail', summary });
});

it('a description that a stray element moved into the body fails, and is shown', () => {
  const description = '<meta name="description" content="Bread.">';
  expect(judge(`<img src="pixel.gif">${description}`)).toMatchObject({
    outcome: 'fail',
    summary: 'The description is not in the head of the page, where search engines read it.',
    proofs: [{ kind: 'element', value: description }],
  });
});
