import { describe, expect, it } from 'vitest';
import { a11yMainLandmark } from '../../../../../src/scanner/checks/accessibility/a11y-main-landmark.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('the main landmark', () => {
  it('exists', () => {
    const right = [
      '<main>Bread</main>',
      '<div role="main">Bread</div>',
      '<dialog open>Cookies?</dialog>',
    ];
    expect(outcomes(a11yMainLandmark, right)).toEqual(each('pass', right));
  });

  it('is missing', () => {
    const wrong = [
      '<p>Bread</p>',
      '<main hidden>Bread</main>',
      '<main role="none">Bread</main>',
      '<main role="region" aria-label="Bread">Bread</main>',
    ];
    expect(outcomes(a11yMainLandmark, wrong)).toEqual(each('fail', wrong));
  });

  it('must be unique', () => {
    expect(judgeBody(a11yMainLandmark, '<main>A</main><main>B</main>')).toMatchObject({
      outcome: 'note',
      proofs: [{ value: '<main>' }, { value: '<main>' }],
    });
    expect(judgeBody(a11yMainLandmark, '<main>A</main><main hidden>B</main>').outcome).toBe('pass');
  });

  it('is unknown where a script or a frame may supply it', () => {
    const elsewhere = [
      '<div id="root">Loading…</div><script src="app.js"></script>',
      '<iframe src="https://shop.example/start"></iframe>',
    ];
    expect(outcomes(a11yMainLandmark, elsewhere)).toEqual(each('unknown', elsewhere));
  });
});
