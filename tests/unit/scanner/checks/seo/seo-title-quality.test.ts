import { expect, it } from 'vitest';
import { seoTitleQuality } from '../../../../../src/scanner/checks/seo/seo-title-quality.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (title: string) =>
  seoTitleQuality.judge(pageEvidence({ html: `<title>${title}</title>` }));

it.each(['Bakery in Ross-on-Wye', 'x'.repeat(15), 'x'.repeat(65), 'Home | The Ross Bakery'])(
  'a good title passes: %s',
  (title) => {
    expect(judge(title)).toMatchObject({
      outcome: 'pass',
      summary: `The title has ${title.length} characters.`,
    });
  },
);

it.each([
  ['Ross Bakery', 0.5],
  ['x'.repeat(66), 0.5],
  ['Home', 0],
  [' HOME  PAGE – ', 0],
  ['Untitled document', 0],
  ['Just another WordPress site', 0],
])('a poor title fails: %s', (title, share) => {
  expect(judge(title)).toMatchObject({ outcome: 'fail', share });
});

it('counts characters, not bytes', () => {
  expect(judge('🍞'.repeat(40))).toMatchObject({ outcome: 'pass' });
});

it('a missing title is not judged', () => {
  expect(judge(' ')).toMatchObject({ outcome: 'na' });
  const stray = '<head><p>early</p><title>Home</title></head>';
  expect(seoTitleQuality.judge(pageEvidence({ html: stray }))).toMatchObject({ outcome: 'na' });
});
