import { describe, expect, it } from 'vitest';
import { perfImageLarge } from '../../../../../src/scanner/checks/performance/perf-image-large.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { assetFact } from './support/asset-fact.ts';

const judge = (...files: ReturnType<typeof assetFact>[]) =>
  perfImageLarge.judge(pageEvidence({ assets: known(files) }));
const picture = (kilobytes: number) => assetFact(`${kilobytes}.jpg`, { bytes: kilobytes * 1024 });

describe('pictures', () => {
  it('are of 500 kB at most', () => {
    expect(judge(picture(500), picture(20))).toMatchObject({
      outcome: 'pass',
      summary: '2 pictures looked at, none over 500 kB.',
    });
  });

  it('fail above, in proportion', () => {
    expect(judge(picture(501), picture(20), picture(20), picture(2048))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 pictures that we looked at are over 500 kB.',
      proofs: [{ value: 'https://shop.example/501.jpg', remark: '501 kB' }, { remark: '2.0 MB' }],
    });
  });

  it('exclude other files, missing ones and unknown sizes', () => {
    const others = [
      assetFact('a.js', { kind: 'script', bytes: 900_000 }),
      assetFact('b.jpg', { status: 404, bytes: 900_000 }),
      assetFact('c.jpg'),
    ];
    expect(judge(...others).outcome).toBe('na');
  });

  it('are unknown without requests', () => {
    expect(perfImageLarge.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
