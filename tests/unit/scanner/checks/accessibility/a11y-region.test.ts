import { describe, expect, it } from 'vitest';
import { a11yRegion } from '../../../../../src/scanner/checks/accessibility/a11y-region.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('text in marked parts', () => {
  it('passes', () => {
    const right = [
      '<header>Crumb</header><nav>Home</nav><main><h1>Bread</h1></main><footer>Ross</footer>',
      '<a href="#m">Skip to content</a><main id="m">Bread</main>',
      '<main>Bread</main><div role="dialog" aria-label="Cookies">We ask</div><dialog open>Hi</dialog>',
      '<main>Bread</main><div role="status">Sent</div><div hidden>Later</div>',
      '<section aria-label="Offers">Bread</section>',
      '<div role="main">Bread</div>',
    ];
    expect(outcomes(a11yRegion, right)).toEqual(each('pass', right));
  });

  it('is scored by the share of the text', () => {
    expect(judgeBody(a11yRegion, '<main>Breads</main><div><p>Ca</p></div>')).toMatchObject({
      outcome: 'fail',
      share: 0.75,
      summary: '25 % of the page’s text lies outside the marked parts.',
      proofs: [{ value: '<p>' }],
    });
    expect(judgeBody(a11yRegion, '<section>Bread</section>')).toMatchObject({
      share: 0,
      summary: 'All of the page’s text lies outside the marked parts.',
    });
    // Header and footer of an article are no parts of the page.
    expect(judgeBody(a11yRegion, '<article><header>Bread</header></article>').outcome).toBe('fail');
  });

  it('counts pictures and fields', () => {
    const wrong = [
      '<img src="a.png" alt="Bread">',
      '<main>Bread</main><img src="a.png">',
      '<main>Bread</main><input aria-label="Search">',
    ];
    expect(outcomes(a11yRegion, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yRegion, '<main>Bread</main><img src="a.png" alt="">').outcome).toBe(
      'pass',
    );
  });

  it('does not apply without text and is unknown on a script-built page', () => {
    expect(judgeBody(a11yRegion, '<img src="a.png" alt="">').outcome).toBe('na');
    expect(judgeBody(a11yRegion, '<div id="root"></div><script src="a.js"></script>').outcome).toBe(
      'unknown',
    );
  });
});
