import { describe, expect, it } from 'vitest';
import { a11yListitem } from '../../../../../src/scanner/checks/accessibility/a11y-listitem.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('list items', () => {
  it('are in lists', () => {
    const right = [
      '<ul><li>A</li></ul>',
      '<ol><li>A</li></ol>',
      '<menu><li>A</li></menu>',
      '<div role="list"><li>A</li></div>',
      '<ul role="none"><li>A</li></ul>',
      '<ul role="what"><li>A</li></ul>',
    ];
    expect(outcomes(a11yListitem, right)).toEqual(each('pass', right));
  });

  it('are lost', () => {
    const wrong = [
      '<li>A</li>',
      '<div><li>A</li></div>',
      '<ul><div><li>A</li></div></ul>',
      '<ul role="tablist"><li>A</li></ul>',
    ];
    expect(outcomes(a11yListitem, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yListitem, '<div><li>A</li></div>')).toMatchObject({
      summary: 'The only list item is not in a list.',
      proofs: [{ remark: 'in <div>' }],
    });
  });

  it('do not apply with another role', () => {
    expect(judgeBody(a11yListitem, '<div><li role="option">A</li></div>').outcome).toBe('na');
  });
});
