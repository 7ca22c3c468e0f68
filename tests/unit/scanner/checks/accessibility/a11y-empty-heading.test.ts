import { describe, expect, it } from 'vitest';
import { a11yEmptyHeading } from '../../../../../src/scanner/checks/accessibility/a11y-empty-heading.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('headings', () => {
  it('have text', () => {
    const right = [
      '<h1>Bread</h1>',
      '<h1><img src="logo.png" alt="Bakery"></h1>',
      '<h2 aria-label="Bread"></h2>',
      '<div role="heading" aria-level="2">Bread</div>',
      '<h1 style="position: absolute; left: -9999px">Bread</h1>',
    ];
    expect(outcomes(a11yEmptyHeading, right)).toEqual(each('pass', right));
  });

  it('are empty', () => {
    const wrong = [
      '<h1></h1>',
      '<h2>&nbsp;</h2>',
      '<h2><br></h2>',
      '<h1><span aria-hidden="true">Bread</span></h1>',
      '<h1><img src="logo.png" alt="Bakery" role="presentation"></h1>',
      '<div role="heading" aria-level="2"></div>',
      // An attribute of every role, even an empty one, keeps the heading a heading.
      '<h1 aria-label="" role="none"><span aria-hidden="true">Bread</span></h1>',
    ];
    expect(outcomes(a11yEmptyHeading, wrong)).toEqual(each('fail', wrong));
    expect(judgeBody(a11yEmptyHeading, '<h1>Bread</h1><h2></h2>')).toMatchObject({
      share: 0.5,
      summary: '1 of 2 headings has no words.',
    });
  });

  it('do not apply to a page without any', () => {
    const none = ['<p>Bread</p>', '<h1 hidden></h1>', '<h1 role="none"></h1>'];
    expect(outcomes(a11yEmptyHeading, none)).toEqual(each('na', none));
    expect(judgeBody(a11yEmptyHeading, '<h1 v-text="title"></h1>').outcome).toBe('unknown');
  });
});
