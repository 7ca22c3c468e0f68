import { describe, expect, it } from 'vitest';
import { a11yAriaHiddenFocus } from '../../../../../src/scanner/checks/accessibility/a11y-aria-hidden-focus.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('silenced links and buttons', () => {
  it('are out of the way', () => {
    const right = [
      '<a href="/" aria-hidden="true" tabindex="-1">A</a>',
      '<span aria-hidden="true"><a href="/" tabindex="-1">A</a></span>',
    ];
    expect(outcomes(a11yAriaHiddenFocus, right)).toEqual(each('pass', right));
  });

  it('can be reached', () => {
    const wrong = [
      '<a href="/" aria-hidden="true">A</a>',
      '<button aria-hidden="true">A</button>',
      '<p aria-hidden="true">A <input></p>',
      '<span aria-hidden="true"><b tabindex="0">A</b></span>',
    ];
    expect(outcomes(a11yAriaHiddenFocus, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yAriaHiddenFocus, '<a href="/" aria-hidden="true">A</a>')).toMatchObject({
      confidence: 'likely',
      summary: 'The only silenced link, button or field can be reached with the Tab key.',
    });
  });

  it('are not judged in boxes that a style sheet may hide', () => {
    const none = [
      '<div class="drawer" aria-hidden="true"><a href="/">A</a></div>',
      '<a href="/" aria-hidden="true" style="display:none">A</a>',
      '<button aria-hidden="true" disabled>A</button>',
      '<a href="/" aria-hidden="true" inert>A</a>',
      '<a aria-hidden="true">A</a>',
      '<a href="/">A</a>',
    ];
    expect(outcomes(a11yAriaHiddenFocus, none)).toEqual(each('na', none));
  });
});
