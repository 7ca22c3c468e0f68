import { describe, expect, it } from 'vitest';
import { perfRequests } from '../../../../../src/scanner/checks/performance/perf-requests.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `<img src="${index}.png">`).join('');
const judge = (body: string) => perfRequests.judge(pageEvidence({ html: htmlPage(body) }));

describe('files of a page', () => {
  it('pass up to eighty', () => {
    expect(judge(`${pictures(79)}<script src="a.js"></script>`)).toMatchObject({
      outcome: 'pass',
      summary: 'The page refers to 80 files.',
      proofs: [{ value: '1 script' }, { value: '79 pictures' }],
    });
    expect(judge('')).toMatchObject({ summary: 'The page refers to 0 files.' });
  });

  it('score lower the more there are', () => {
    expect(judge(pictures(160))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'The page refers to 160 files; up to 80 is fine.',
    });
    expect(judge(pictures(200))).toMatchObject({ share: 0.4 });
  });

  it('are counted once each, one per picture', () => {
    expect(judge('<img src="a.png" srcset="b.png 2x, c.png 3x">'.repeat(50))).toMatchObject({
      summary: 'The page refers to 1 file.',
    });
  });
});
