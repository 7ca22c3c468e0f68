import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perfPageWeight } from '../../../../../src/scanner/checks/performance/perf-page-weight.ts';
import { known, notKnown, pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';
import { assetFact } from './support/asset-fact.ts';

const MB = 1024 * 1024;

function judge(sizes: (number | null)[], htmlBytes = 10_000) {
  const files = sizes.map((bytes, index) => assetFact(`${index}.jpg`, { bytes }));
  return perfPageWeight.judge(pageEvidence({ htmlBytes, assets: known(files) }));
}

describe('the weight of a page', () => {
  it('is under three megabytes', () => {
    expect(judge([MB, MB])).toMatchObject({
      outcome: 'pass',
      summary: 'The page and the 2 files we looked at come to 2.0 MB.',
    });
    expect(judge([]).outcome).toBe('pass');
  });

  it('fails above, in proportion, and lists the heaviest first', () => {
    expect(judge([MB, 5 * MB], 0)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'The page and the 2 files we looked at come to 6.0 MB; under 3.0 MB is fine.',
      proofs: [
        { value: 'https://shop.example/1.jpg', remark: '5.0 MB' },
        { value: 'https://shop.example/0.jpg', remark: '1.0 MB' },
      ],
    });
  });

  it('counts known sizes, without missing files', () => {
    const gone = assetFact('gone.jpg', { status: 404, bytes: 9 * MB });
    const files = [gone, assetFact('a.jpg', { bytes: null }), assetFact('b.jpg', { bytes: 10 })];
    expect(perfPageWeight.judge(pageEvidence({ assets: known(files) }))).toMatchObject({
      outcome: 'pass',
      summary: expect.stringContaining('the 1 file we looked at'),
    });
  });

  it('uses the page’s transferred size where known', () => {
    const evidence = { htmlBytes: 9 * MB, headers: [['content-length', '1000']] as const };
    expect(perfPageWeight.judge(pageEvidence({ ...evidence, assets: known([]) })).outcome).toBe(
      'pass',
    );
  });

  it('is unknown without any size', () => {
    expect(judge([null, null]).outcome).toBe('unknown');
    expect(perfPageWeight.judge(pageEvidence({ assets: notKnown() })).outcome).toBe('unknown');
  });

  it('never scores lower with a lighter file', () => {
    const sizes = fc.array(fc.nat(4 * MB), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(sizes, fc.nat(4 * MB), ([first = 0, ...rest], more) => {
        const heavier = scoreVerdict(judge([first + more, ...rest])) ?? 1;
        expect(scoreVerdict(judge([first, ...rest]))).toBeGreaterThanOrEqual(heavier);
      }),
    );
  });
});
