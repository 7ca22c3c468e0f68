import { describe, expect, it } from 'vitest';
import { a11yAriaRequiredChildren } from '../../../../../src/scanner/checks/accessibility/a11y-aria-required-children.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('parts that a role promises', () => {
  it('are there', () => {
    const right = [
      '<ul role="menu"><li role="none"><a role="menuitem" href="/">A</a></li></ul>',
      '<div role="tablist"><div><button role="tab">A</button></div></div>',
      '<ul role="list"><li>A</li></ul>',
      '<div role="list"><div role="listitem">A</div></div>',
      '<table role="table"><tr><td>A</td></tr></table>',
      '<div role="menu"><div role="group"><a role="menuitem" href="/">A</a></div><hr role="separator"></div>',
      '<ul role="tablist"><li role="presentation"><a role="tab" href="#a">A</a></li></ul>',
      '<div role="list"><div role="listitem"><a href="/">A</a></div><p>B</p></div>',
    ];
    expect(outcomes(a11yAriaRequiredChildren, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<ul role="menu"><li><a href="/">A</a></li></ul>',
      '<div role="tablist"><a href="#a">A</a></div>',
      '<div role="list"><p>A</p></div>',
    ];
    expect(outcomes(a11yAriaRequiredChildren, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yAriaRequiredChildren, wrong.join(''))).toMatchObject({
      summary: '3 of 3 elements with such a role lack the parts that their roles promise.',
      proofs: [{ remark: 'a menu without a menuitem' }, {}, {}],
    });
  });

  it('are between others, or under others', () => {
    const wrong = [
      '<ul role="tablist"><li><a role="tab" href="#a">A</a></li></ul>',
      '<div role="tablist"><button role="tab">A</button><button>More</button></div>',
    ];
    expect(outcomes(a11yAriaRequiredChildren, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yAriaRequiredChildren, wrong.join(''))).toMatchObject({
      proofs: [{ remark: 'a tablist without a tab' }, { remark: 'a tablist with a button in it' }],
    });
    const hidden =
      '<div role="tablist"><button role="tab">A</button><button hidden>More</button></div>';
    expect(judgeBody(a11yAriaRequiredChildren, hidden).outcome).toBe('pass');
  });

  it('may come later', () => {
    const none = [
      '<ul role="menu"></ul>',
      '<div role="tablist" aria-busy="true"><p>A</p></div>',
      '<div role="list" aria-owns="a"><p>A</p></div>',
      '<ul><li>A</li></ul>',
    ];
    expect(outcomes(a11yAriaRequiredChildren, none)).toEqual(each('na', none));
  });
});
