import { describe, expect, it } from 'vitest';
import { seoMissingFiles } from '../../../../../src/scanner/checks/seo/seo-missing-files.ts';
import type { AssetFact } from '../../../../../src/scanner/model/evidence.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { assetFact } from '../performance/support/asset-fact.ts';

const judge = (...facts: Partial<AssetFact>[]) =>
  seoMissingFiles.judge(
    pageEvidence({ assets: known(facts.map((fact, index) => assetFact(`/${index}`, fact))) }),
  );

describe('files of the page', () => {
  it('pass when they are there', () => {
    expect(judge({}, { kind: 'style' })).toMatchObject({
      outcome: 'pass',
      summary: 'The 2 files that were looked at are there.',
    });
    expect(judge({})).toMatchObject({ summary: 'The 1 file that was looked at is there.' });
  });

  it('fail when they are missing', () => {
    expect(judge({}, { status: 404 }, { status: 410, kind: 'script' }, {})).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'certain',
      summary: '2 of 4 files that the page needs are missing.',
      proofs: [
        { value: 'https://shop.example/1', remark: 'Picture, status 404' },
        { value: 'https://shop.example/2', remark: 'Script, status 410' },
      ],
    });
  });

  it('fail most for a missing style sheet', () => {
    expect(judge({}, {}, {}, {}, { status: 404, kind: 'style' })).toMatchObject({ share: 0.2 });
  });

  it('are not judged by answers to bots', () => {
    expect(judge({ status: 403 }, { status: null }, { status: 503 }).outcome).toBe('unknown');
    expect(judge({ status: 403 }, {}).outcome).toBe('pass');
  });

  it('may be none, or unknown', () => {
    expect(judge().outcome).toBe('na');
    expect(seoMissingFiles.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
