import { describe, expect, it } from 'vitest';
import { a11yList } from '../../../../../src/scanner/checks/accessibility/a11y-list.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('lists', () => {
  it('hold items only', () => {
    const right = [
      '<ul><li>A</li> <!-- b --> <li>B</li></ul>',
      '<ol><script></script><template></template><li>A</li></ol>',
      '<ul><li>A</li><div hidden>B</div></ul>',
      '<ul><div role="listitem">A</div></ul>',
      '<ul></ul>',
    ];
    expect(outcomes(a11yList, right)).toEqual(each('pass', right));
  });

  it('hold something else', () => {
    const wrong = [
      '<ul><div><li>A</li></div></ul>',
      '<ul>Bread<li>A</li></ul>',
      '<ul><a href="/">A</a></ul>',
      '<ul><li role="tab">A</li></ul>',
    ];
    expect(outcomes(a11yList, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yList, `<ul><li>A</li></ul>${wrong[0]}`)).toMatchObject({
      share: 0.5,
      summary: '1 of 2 lists holds more than list items.',
      proofs: [{ value: '<ul>', remark: '<div> directly in the list' }],
    });
  });

  it('do not apply with another role or hidden', () => {
    const none = ['<ul role="menu"><a>A</a></ul>', '<ul hidden><a>A</a></ul>', '<p>A</p>'];
    expect(outcomes(a11yList, none)).toEqual(each('na', none));
  });
});
