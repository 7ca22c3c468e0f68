import { describe, expect, it } from 'vitest';
import { perfImageDims } from '../../../../../src/scanner/checks/performance/perf-image-dims.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(body: string, css = '', head = '') {
  const stylesheets = known([{ url: 'https://shop.example/s.css', text: css }]);
  return perfImageDims.judge(pageEvidence({ html: htmlPage(body, head), stylesheets }));
}

describe('reserved space for pictures', () => {
  it('is set by attributes', () => {
    expect(judge('<img src="a.png" width="20" height="10">')).toMatchObject({ outcome: 'pass' });
    expect(judge('<img src="a.png" width="20px" height=" 0 ">').outcome).toBe('pass');
  });

  it('is set by styles', () => {
    const styled = [
      '<img src="a.png" style="width: 20px; height: 10px">',
      '<img src="a.png" width="20" style="aspect-ratio: 2 / 1">',
      '<img src="a.png" height="10" style="WIDTH: 100%">',
    ];
    for (const image of styled) expect(judge(image).outcome, image).toBe('pass');
    expect(
      judge('<img class="logo" src="a.png">', '.logo { width: 4em; height: 2em }').outcome,
    ).toBe('pass');
    const head = '<style>header img { height: 40px } img { width: 80px }</style>';
    expect(judge('<header><img src="a.png"></header>', '', head).outcome).toBe('pass');
  });

  it('is missing, in proportion', () => {
    const sized = '<img src="b.png" width="1" height="1">';
    expect(judge(`<img src="a.png">${sized}${sized}${sized}`)).toMatchObject({
      outcome: 'fail',
      share: 0.75,
      confidence: 'likely',
      summary: '1 of 4 pictures has no width and height.',
      proofs: [{ kind: 'element', value: '<img src="a.png">' }],
    });
  });

  it('is not set by one dimension or by flexible values', () => {
    const open = [
      '<img src="a.png" width="20">',
      '<img src="a.png" width="100%" height="auto">',
      '<img src="a.png" width="20" style="height: auto">',
      '<img src="a.png" style="max-width: 20px; max-height: 10px">',
    ];
    for (const image of open) expect(judge(image).outcome, image).toBe('fail');
    expect(
      judge('<img src="a.png">', '@media print { img { width: 1px; height: 1px } }').outcome,
    ).toBe('fail');
  });

  it('is not needed by pictures outside the layout', () => {
    const still = [
      '<img src="data:image/svg+xml,%3Csvg/%3E">',
      '<img src="a.png" style="position: absolute">',
      '<img src="a.png" hidden>',
    ];
    for (const image of still) expect(judge(image).outcome, image).toBe('na');
    expect(judge('').outcome).toBe('na');
  });

  it('is possibly missing when the style sheets were not read', () => {
    const evidence = pageEvidence({ html: htmlPage('<img src="a.png">') });
    expect(perfImageDims.judge(evidence)).toMatchObject({ confidence: 'possible' });
  });

  it('works beside invalid selectors', () => {
    const css = 'img:has(a) { width: 1px } img:: { width: 1px; height: 1px } { height: 1px }';
    expect(judge('<img src="a.png">', css).outcome).toBe('fail');
  });
});
