import { describe, expect, it } from 'vitest';
import { a11yAriaDialogName } from '../../../../../src/scanner/checks/accessibility/a11y-aria-dialog-name.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('names of windows', () => {
  it('are labels', () => {
    const right = [
      '<div role="dialog" aria-label="Cookies"></div>',
      '<h2 id="h">Cookies</h2><div role="alertdialog" aria-labelledby="h"></div>',
      '<div role="dialog" title="Cookies"></div>',
    ];
    expect(outcomes(a11yAriaDialogName, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<div role="dialog"><h2>Cookies</h2></div>',
      '<div role="dialog" aria-labelledby="gone"></div>',
      '<div role="alertdialog" aria-label=" "></div>',
    ];
    expect(outcomes(a11yAriaDialogName, wrong)).toEqual(each('fail', wrong));
  });

  it('do not apply to hidden windows', () => {
    expect(judgeBody(a11yAriaDialogName, '<div role="dialog" hidden></div>').outcome).toBe('na');
  });
});
