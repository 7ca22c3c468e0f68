import { describe, expect, it } from 'vitest';
import { a11yInputImageAlt } from '../../../../../src/scanner/checks/accessibility/a11y-input-image-alt.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('descriptions of picture buttons', () => {
  it('exist', () => {
    const right = [
      '<input type="image" src="go.png" alt="Search">',
      '<input type="IMAGE" src="go.png" title="Search">',
      '<input type="image" src="go.png" alt="" aria-label="Search">',
    ];
    expect(outcomes(a11yInputImageAlt, right)).toEqual(each('pass', right));
  });

  it('are missing, as a browser’s default is none', () => {
    const wrong = [
      '<input type="image" src="go.png">',
      '<input type="image" src="go.png" alt="">',
      '<input type="image" src="go.png" value="Search" name="search">',
      '<input type="image" src="go.png" aria-labelledby="nowhere">',
    ];
    expect(outcomes(a11yInputImageAlt, wrong)).toEqual(each('fail', wrong));
    expect(
      judgeBody(a11yInputImageAlt, '<input type="image" alt="Go"><input type="image">'),
    ).toMatchObject({ share: 0.5, summary: '1 of 2 picture buttons has no description.' });
  });

  it('do not apply without such buttons', () => {
    const none = ['<button><img src="go.png"></button>', '<input type="image" hidden>', '<input>'];
    expect(outcomes(a11yInputImageAlt, none)).toEqual(each('na', none));
  });
});
