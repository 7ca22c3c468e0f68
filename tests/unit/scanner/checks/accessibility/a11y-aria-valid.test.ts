import { describe, expect, it } from 'vitest';
import { a11yAriaValid } from '../../../../../src/scanner/checks/accessibility/a11y-aria-valid.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('roles and aria attributes', () => {
  it('are valid', () => {
    const right = [
      '<div role="navigation">Menu</div>',
      '<div role="Button" tabindex="0">Book</div>',
      '<p role="doc-subtitle">Bread</p>',
      '<svg role="graphics-symbol"></svg>',
      // One known role is enough: the others are fallbacks for other browsers.
      '<input role="searchfield searchbox">',
      '<p aria-label="Bread" aria-description="Rye">Bread</p>',
      '<p ARIA-LABEL="Bread">Bread</p>',
    ];
    expect(outcomes(a11yAriaValid, right)).toEqual(each('pass', right));
  });

  it('are invalid', () => {
    const wrong = [
      '<div role="navbar">Menu</div>',
      '<div role="link-list nav">Menu</div>',
      '<div role="widget">Menu</div>',
      '<button aria-labeledby="b">Book</button>',
      '<button aria-role="button">Book</button>',
      '<svg aria-lable=""></svg>',
    ];
    expect(outcomes(a11yAriaValid, wrong)).toEqual(each('fail', wrong));
  });

  it('count by elements, and say what is wrong', () => {
    const body = '<p aria-lable="a" role="text-box">A</p><p aria-label="b">B</p>';
    expect(judgeBody(a11yAriaValid, body)).toMatchObject({
      share: 0.5,
      summary:
        '1 of 2 elements with accessibility markup has a role or attribute that does not exist.',
      proofs: [{ remark: 'unknown: role="text-box", aria-lable' }],
    });
  });

  it('do not apply to a page without any that count', () => {
    const none = [
      '<p>Bread</p>',
      '<div role>Bread</div>',
      '<div role=" ">Bread</div>',
      '<div role="navbar" hidden>Menu</div>',
      '<div aria-hidden="true"><p role="navbar">Menu</p></div>',
    ];
    expect(outcomes(a11yAriaValid, none)).toEqual(each('na', none));
    expect(judgeBody(a11yAriaValid, '<p role="{{ role }}">Bread</p>').outcome).toBe('pass');
  });
});
