import { describe, expect, it } from 'vitest';
import { a11yHeadingOrder } from '../../../../../src/scanner/checks/accessibility/a11y-heading-order.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('heading levels', () => {
  it('are consecutive', () => {
    const right = [
      '<h1>Bread</h1><h2>Rye</h2><h3>Dark</h3><h2>Wheat</h2>',
      '<h3>Menu</h3><h1>Bread</h1>',
      '<h1>Bread</h1><h3 aria-level="2">Rye</h3>',
      '<h1>Bread</h1><div role="heading">Rye</div>',
      '<h1>Bread</h1><h3 role="none">Rye</h3>',
      '<h1>Bread</h1><h3 hidden>Rye</h3>',
    ];
    expect(outcomes(a11yHeadingOrder, right)).toEqual(each('pass', right));
  });

  it('are skipped', () => {
    const wrong = [
      '<h1>Bread</h1><h3>Rye</h3>',
      '<h1>Bread</h1><h2 hidden>Kinds</h2><h3>Rye</h3>',
      '<h1>Bread</h1><div role="heading" aria-level="4">Rye</div>',
    ];
    expect(outcomes(a11yHeadingOrder, wrong)).toEqual(each('fail', wrong));
  });

  it('are scored in proportion, with proofs', () => {
    const body = '<h1>A</h1><h2>B</h2><h4>C</h4><h2>D</h2>';
    expect(judgeBody(a11yHeadingOrder, body)).toMatchObject({
      share: 0.75,
      summary: 'The 4 headings of the page skip a level once.',
      proofs: [{ value: '<h4>', remark: 'level 4 directly after level 2' }],
    });
  });

  it('do not apply without headings', () => {
    expect(judgeBody(a11yHeadingOrder, '<p>Bread</p>').outcome).toBe('na');
    expect(
      judgeBody(a11yHeadingOrder, '<div id="app"></div><script src="a.js"></script>').outcome,
    ).toBe('unknown');
  });
});
