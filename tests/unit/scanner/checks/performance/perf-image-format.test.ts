import { describe, expect, it } from 'vitest';
import { perfImageFormat } from '../../../../../src/scanner/checks/performance/perf-image-format.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { assetFact } from './support/asset-fact.ts';

function judge(body: string, ...files: ReturnType<typeof assetFact>[]) {
  return perfImageFormat.judge(pageEvidence({ html: htmlPage(body), assets: known(files) }));
}
const photo = assetFact('a.jpg', { bytes: 200 * 1024, contentType: 'image/jpeg' });
const modern = assetFact('b.webp', { bytes: 200 * 1024, contentType: 'image/webp' });

describe('large pictures', () => {
  it('come in a modern format', () => {
    expect(judge('', modern)).toMatchObject({ outcome: 'pass' });
  });

  it('fail as JPEG or PNG alone, in proportion', () => {
    expect(judge('<img src="a.jpg">', photo, modern)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'likely',
      summary: '1 of 2 pictures that we looked at is over 100 kB and JPEG or PNG alone.',
      proofs: [{ value: 'https://shop.example/a.jpg', remark: '200 kB' }],
    });
  });

  it('may be offered in both', () => {
    const typed = '<picture><source type="image/avif" srcset="x"><img src="a.jpg"></picture>';
    expect(judge(typed, photo).outcome).toBe('pass');
    const named = '<picture><source srcset="a.webp 2x"><img src="a.jpg#top"></picture>';
    expect(judge(named, photo).outcome).toBe('pass');
    const other = '<picture><source media="print" srcset="p.png"><img src="a.jpg"></picture>';
    expect(judge(other, photo).outcome).toBe('fail');
  });

  it('are recognised by the Content-Type, not by their names', () => {
    expect(judge('', { ...photo, contentType: 'image/webp' }).outcome).toBe('pass');
    expect(judge('', { ...photo, contentType: null }).outcome).toBe('fail');
  });

  it('do not apply without any', () => {
    expect(judge('', { ...photo, bytes: 100 * 1024 }).outcome).toBe('na');
    expect(judge('').outcome).toBe('na');
    expect(perfImageFormat.judge(pageEvidence()).outcome).toBe('unknown');
  });

  it('never score lower with one more optimised picture', () => {
    const smaller = { bytes: 50 * 1024 };
    for (const other of [modern, photo]) {
      expect(judge('', photo, { ...other, ...smaller })).toMatchObject({ share: 0.5 });
    }
  });
});
