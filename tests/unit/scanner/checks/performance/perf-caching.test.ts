import { describe, expect, it } from 'vitest';
import { perfCaching } from '../../../../../src/scanner/checks/performance/perf-caching.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { assetFact } from './support/asset-fact.ts';

const file = (cacheControl: string | null, path = 'a.css') =>
  assetFact(path, { kind: 'style', cacheControl });
const judge = (...files: ReturnType<typeof file>[]) =>
  perfCaching.judge(pageEvidence({ assets: known(files) }));

describe('the cache lifetime of files', () => {
  it('is a week or longer', () => {
    expect(
      judge(file('public, max-age=604800'), file('immutable, MAX-AGE="31536000"')),
    ).toMatchObject({
      outcome: 'pass',
      summary: '2 files looked at, all kept for a week or longer.',
    });
  });

  it('is too short, in proportion, with a reason for each file', () => {
    const files = [
      file('max-age=31536000'),
      file('max-age=604799', 'b.css'),
      file('max-age=60', 'c.css'),
      file('no-cache, max-age=31536000', 'd.css'),
      file(null, 'e.css'),
    ];
    expect(judge(...files)).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(0.2),
      summary: '4 of 5 files that we looked at may be kept for less than a week.',
      proofs: [
        { value: 'https://shop.example/b.css', remark: 'may be kept for 6 days' },
        { remark: 'may be kept for 1 minute' },
        { remark: 'may not be kept' },
        { remark: 'does not say how long it may be kept' },
      ],
    });
  });

  it('does not apply to third-party files, frames and missing files', () => {
    const others = [
      assetFact('https://cdn.example/a.js', { kind: 'script' }),
      assetFact('map.html', { kind: 'other' }),
      assetFact('gone.css', { kind: 'style', status: 404 }),
    ];
    expect(judge(...others).outcome).toBe('na');
    expect(judge(assetFact('https://img.shop.example/a.png')).outcome).toBe('fail');
  });

  it('is unknown without requests', () => {
    expect(perfCaching.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
