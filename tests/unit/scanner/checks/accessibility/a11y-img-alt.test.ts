import { describe, expect, it } from 'vitest';
import { a11yImgAlt } from '../../../../../src/scanner/checks/accessibility/a11y-img-alt.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('descriptions of pictures', () => {
  it('may come from any source, or be empty for decoration', () => {
    const right = [
      '<img src="loaf.jpg" alt="A sourdough loaf">',
      '<img src="line.png" alt="">',
      '<img src="loaf.jpg" title="A sourdough loaf">',
      '<img src="loaf.jpg" aria-label="A sourdough loaf">',
      '<img src="loaf.jpg" aria-labelledby="c"><p id="c">A loaf</p>',
      '<img src="line.png" role="presentation">',
      '<span role="img" aria-label="Five stars">★★★★★</span>',
    ];
    expect(outcomes(a11yImgAlt, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<img src="loaf.jpg">',
      '<img src="loaf.jpg" alt=" ">',
      '<img src="loaf.jpg" aria-labelledby="nowhere">',
      '<div role="img">★★★★★</div>',
      // A focusable picture is announced, so it needs a name.
      '<img src="loaf.jpg" role="none" tabindex="0">',
      '<a href="/bread"><img src="loaf.jpg"></a>',
    ];
    expect(outcomes(a11yImgAlt, wrong)).toEqual(each('fail', wrong));
  });

  it('are counted, with the tags as proof', () => {
    const body = `${'<img src="a.jpg" alt="Rolls">'.repeat(7)}${'<img src="b.jpg">'.repeat(3)}`;
    const verdict = judgeBody(a11yImgAlt, body);
    expect(verdict).toMatchObject({
      outcome: 'fail',
      summary: '3 of 10 pictures have no description.',
      confidence: 'certain',
    });
    expect(verdict).toMatchObject({
      proofs: [{ kind: 'element', value: '<img src="b.jpg">' }, {}, {}],
    });
    expect(verdict.outcome === 'fail' && verdict.share).toBeCloseTo(0.7);
    expect(judgeBody(a11yImgAlt, '<img src="b.jpg">').summary).toBe(
      'The only picture has no description.',
    );
  });

  it('do not apply to invisible pictures and tracking pixels', () => {
    const none = [
      '<p>Bread</p>',
      '<img src="loaf.jpg" hidden>',
      '<div style="display: none"><img src="loaf.jpg"></div>',
      '<div aria-hidden="true"><img src="loaf.jpg"></div>',
      '<img height="1" width="1" src="https://count.example/tr">',
      '<img style="width:0;height:0" src="https://count.example/tr">',
      '<noscript><img src="https://count.example/tr"></noscript>',
      '<style>.menu { display: none }</style><div class="menu"><img src="loaf.jpg"></div>',
      '<template><img src="loaf.jpg"></template>',
    ];
    expect(outcomes(a11yImgAlt, none)).toEqual(each('na', none));
  });

  it('are not judged where a script writes them', () => {
    expect(judgeBody(a11yImgAlt, '<img :alt="product.name" src="a.jpg">').outcome).toBe('unknown');
    expect(
      judgeBody(a11yImgAlt, '<img :alt="name" src="a.jpg"><img alt="Rolls" src="b.jpg">').outcome,
    ).toBe('pass');
    expect(
      judgeBody(a11yImgAlt, '<div id="root"></div><script src="app.js"></script>').outcome,
    ).toBe('unknown');
  });
});
