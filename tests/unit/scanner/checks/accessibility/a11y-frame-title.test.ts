import { describe, expect, it } from 'vitest';
import { a11yFrameTitle } from '../../../../../src/scanner/checks/accessibility/a11y-frame-title.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('titles of embedded frames', () => {
  it('exist', () => {
    const right = [
      '<iframe src="/map" title="Map to our shop"></iframe>',
      '<iframe src="/map" aria-label="Map"></iframe>',
      '<h2 id="m">Map</h2><iframe src="/map" aria-labelledby="m"></iframe>',
    ];
    expect(outcomes(a11yFrameTitle, right)).toEqual(each('pass', right));
  });

  it('are missing', () => {
    const wrong = [
      '<iframe src="/map"></iframe>',
      '<iframe src="/map" name="Map"></iframe>',
      '<iframe src="/map" title=" "></iframe>',
    ];
    expect(outcomes(a11yFrameTitle, wrong)).toEqual(each('fail', wrong));
    expect(
      judgeBody(a11yFrameTitle, '<iframe title="Map"></iframe><iframe></iframe>'),
    ).toMatchObject({ share: 0.5, summary: '1 of 2 embedded frames has no title.' });
  });

  it('do not apply to unreachable frames', () => {
    const none = [
      '<iframe src="/count" style="display:none;visibility:hidden"></iframe>',
      '<iframe src="/count" width="0" height="0"></iframe>',
      '<iframe src="/count" height="1" width="1" style="border:0"></iframe>',
      '<iframe src="/count" tabindex="-1"></iframe>',
      '<iframe src="/count" aria-hidden="true"></iframe>',
      '<noscript><iframe src="/count"></iframe></noscript>',
    ];
    expect(outcomes(a11yFrameTitle, none)).toEqual(each('na', none));
  });
});
