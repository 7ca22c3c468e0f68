import { describe, expect, it } from 'vitest';
import { perfImageLazy } from '../../../../../src/scanner/checks/performance/perf-image-lazy.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string) => perfImageLazy.judge(pageEvidence({ html: htmlPage(body) }));
const eager = '<img src="a.jpg">';
const lazy = '<img src="b.jpg" loading="lazy">';

describe('the order of pictures', () => {
  it('passes when the first load at once and later ones lazily', () => {
    expect(judge(eager.repeat(6) + lazy.repeat(4))).toMatchObject({
      outcome: 'pass',
      summary: '10 pictures on the page, each loaded in its turn.',
    });
    expect(judge(eager + lazy).outcome).toBe('pass');
  });

  it('fails when later ones load at once, in proportion', () => {
    expect(judge(eager.repeat(8))).toMatchObject({
      outcome: 'fail',
      share: 0.75,
      confidence: 'possible',
      summary: '2 of 8 pictures load out of turn.',
      proofs: [{ value: eager, remark: 'Loads at once, though further down' }, { value: eager }],
    });
  });

  it('fails when the first loads lazily', () => {
    expect(judge(lazy + eager)).toMatchObject({ outcome: 'fail', share: 0.5 });
  });

  it('ignores script-loaded, high-priority and inline pictures', () => {
    const scripted =
      '<img data-src="c.jpg" src="data:image/gif;base64,R0"><img class="lazyload" src="d.jpg">';
    const urgent = '<img src="e.jpg" fetchpriority="high">';
    expect(judge(eager.repeat(6) + scripted + urgent).outcome).toBe('pass');
    expect(judge('<img src="data:image/gif;base64,R0">'.repeat(9)).outcome).toBe('na');
    expect(judge(`${eager.repeat(6)}<img class="skip-lazy" src="f.jpg">`).outcome).toBe('fail');
  });

  it('does not apply without pictures', () => {
    expect(judge('<p>Bread</p>').outcome).toBe('na');
  });

  it('accepts a lazy logo', () => {
    const logos = [
      '<img src="logo.svg" loading="lazy">',
      '<img src="logo.png" width="300" height="90" loading="lazy">',
    ];
    for (const html of logos) {
      expect(perfImageLazy.judge(pageEvidence({ html: htmlPage(html) })).outcome).toBe('pass');
    }
  });
});
