import { describe, expect, it } from 'vitest';
import { a11yAriaAllowedAttr } from '../../../../../src/scanner/checks/accessibility/a11y-aria-allowed-attr.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('aria attributes', () => {
  it('belong to the role', () => {
    const right = [
      '<button aria-pressed="true" aria-expanded="false" aria-controls="m">A</button>',
      '<a href="/" aria-current="page">A</a>',
      '<div role="tab" aria-selected="true">A</div>',
      '<nav aria-label="Main">A</nav>',
      '<input type="checkbox" aria-invalid="true">',
      '<h2 aria-level="3" aria-disabled="true">A</h2>',
    ];
    expect(outcomes(a11yAriaAllowedAttr, right)).toEqual(each('pass', right));
  });

  it('do not belong there', () => {
    const wrong = [
      '<a href="/" aria-pressed="true">A</a>',
      '<button aria-selected="true">A</button>',
      '<h2 aria-checked="true">A</h2>',
      '<img src="a.png" alt="A" aria-expanded="true">',
    ];
    expect(outcomes(a11yAriaAllowedAttr, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yAriaAllowedAttr, '<a href="/" aria-pressed="true">A</a>')).toMatchObject({
      proofs: [{ remark: 'aria-pressed means nothing on a link' }],
    });
  });

  it('are not judged without a role, or where another check does', () => {
    const none = [
      '<div aria-expanded="true">A</div>',
      '<li aria-selected="true">A</li>',
      '<button aria-labeledby="a">A</button>',
      '<div role="none" aria-hidden="true">A</div>',
    ];
    expect(outcomes(a11yAriaAllowedAttr, none)).toEqual(each('na', none));
  });
});
