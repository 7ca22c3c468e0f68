import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perfCompression } from '../../../../../src/scanner/checks/performance/perf-compression.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';
import { assetFact } from './support/asset-fact.ts';

type Facts = Parameters<typeof assetFact>[1];

const file = (path: string, facts: Facts) => assetFact(path, { kind: 'script', ...facts });

function judge(encoding: string | null, htmlBytes: number, files: ReturnType<typeof file>[] = []) {
  const headers = encoding === null ? [] : [['content-encoding', encoding] as const];
  return perfCompression.judge(pageEvidence({ headers, htmlBytes, assets: known(files) }));
}

describe('compression', () => {
  it('exists on the page and its files', () => {
    const files = [file('a.js', { contentEncoding: 'gzip' }), file('b.js', { bytes: 900 })];
    expect(judge('br', 50_000, files)).toMatchObject({
      outcome: 'pass',
      summary: '2 text files looked at, all sent compressed.',
    });
  });

  it('is missing, in proportion', () => {
    const files = [
      file('a.js', { bytes: 90_000 }),
      file('b.css', { kind: 'style', bytes: 9000, contentEncoding: 'identity' }),
      file('c.js', { contentEncoding: 'zstd' }),
    ];
    expect(judge('gzip', 50_000, files)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 text files that we looked at are sent uncompressed.',
      proofs: [{ value: 'https://shop.example/a.js', remark: '88 kB' }, { remark: '9 kB' }],
    });
    expect(judge(null, 50_000)).toMatchObject({
      share: 0,
      summary: 'The only text file that we looked at is sent uncompressed.',
    });
  });

  it('does not apply to small files, pictures, failures and unknown sizes', () => {
    const files = [
      assetFact('a.png', { bytes: 90_000 }),
      file('small.js', { bytes: 1400 }),
      file('gone.js', { bytes: 90_000, status: 404 }),
      file('unknown.js', { bytes: null }),
      file('picture.js', { bytes: 90_000, contentType: 'image/png' }),
    ];
    expect(judge('gzip', 50_000, files).outcome).toBe('pass');
    expect(judge(null, 1400, files).outcome).toBe('na');
  });

  it('is judged by the page alone when its files are unknown', () => {
    const headers = [['content-encoding', 'gzip']] as const;
    expect(perfCompression.judge(pageEvidence({ headers, htmlBytes: 9000 })).outcome).toBe('pass');
  });

  it('never scores lower with one more compressed file', () => {
    const sizes = fc.array(fc.record({ bytes: fc.nat(9000), isPacked: fc.boolean() }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(sizes, fc.nat(), (facts, which) => {
        const share = (chosen: number) =>
          scoreVerdict(
            judge(
              'gzip',
              5000,
              facts.map(({ bytes, isPacked }, index) => {
                const isGzip = isPacked || index === chosen;
                return file(`${index}.js`, { bytes, contentEncoding: isGzip ? 'gzip' : null });
              }),
            ),
          ) ?? 1;
        expect(share(which % facts.length)).toBeGreaterThanOrEqual(share(-1));
      }),
    );
  });
});
