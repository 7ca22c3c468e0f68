import { describe, expect, it } from 'vitest';
import { a11yLandmarkUnique } from '../../../../../src/scanner/checks/accessibility/a11y-landmark-unique.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('parts of the page', () => {
  it('can be told apart', () => {
    const right = [
      '<header>A</header><nav>B</nav><main>C</main><footer>D</footer>',
      '<nav aria-label="Main">A</nav><nav aria-label="Legal">B</nav>',
      '<nav>A</nav><nav hidden>B</nav>',
      '<main><article><header>A</header></article><article><header>B</header></article></main>',
      '<section>A</section><section>B</section><main>C</main>',
    ];
    expect(outcomes(a11yLandmarkUnique, right)).toEqual(each('pass', right));
  });

  it('sound the same', () => {
    expect(
      judgeBody(a11yLandmarkUnique, '<nav>A</nav><nav>B</nav><main>C</main><aside>D</aside>'),
    ).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '2 of 4 marked parts of the page sound like another one.',
      proofs: [{ value: '<nav>', remark: 'navigation' }, { remark: 'navigation' }],
    });
    const wrong = [
      '<nav aria-label="Menu">A</nav><div role="navigation" aria-label="menu">B</div>',
      '<aside>A</aside><aside>B</aside>',
    ];
    expect(outcomes(a11yLandmarkUnique, wrong)).toEqual(each('fail', wrong));
  });

  it('do not apply to a page without any', () => {
    expect(judgeBody(a11yLandmarkUnique, '<p>Bread</p>').outcome).toBe('na');
  });
});
