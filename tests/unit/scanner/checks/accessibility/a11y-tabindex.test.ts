import { describe, expect, it } from 'vitest';
import { a11yTabindex } from '../../../../../src/scanner/checks/accessibility/a11y-tabindex.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('keyboard order', () => {
  it('follows the page', () => {
    const right = ['<p tabindex="0">Bread</p>', '<p tabindex="-1">Bread</p>'];
    expect(outcomes(a11yTabindex, right)).toEqual(each('pass', right));
  });

  it('is overridden', () => {
    const wrong = ['<p tabindex="1">Bread</p>', '<p tabindex=" +3x">Bread</p>'];
    expect(outcomes(a11yTabindex, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yTabindex, '<p tabindex="0">A</p><p tabindex="5">B</p>')).toMatchObject({
      share: 0.5,
      summary: '1 element forces its place in the keyboard order.',
      proofs: [{ value: '<p tabindex="5">' }],
    });
  });

  it('does not apply without tabindex', () => {
    const none = [
      '<a href="/">Home</a>',
      '<p tabindex="first">A</p>',
      '<p tabindex="1" hidden>A</p>',
    ];
    expect(outcomes(a11yTabindex, none)).toEqual(each('na', none));
  });
});
