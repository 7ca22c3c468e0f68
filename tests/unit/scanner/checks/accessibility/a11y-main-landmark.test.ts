import { describe, expect, it } from 'vitest';
import { a11yMainLandmark } from '../../../../../src/scanner/checks/accessibility/a11y-main-landmark.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

describe('the main part', () => {
  it('is marked', () => {
    const right = [
      '<main>Bread</main>',
      '<div role="main">Bread</div>',
      '<dialog open>Cookies?</dialog>',
    ];
    expect(outcomes(a11yMainLandmark, right)).toEqual(each('pass', right));
  });

  it('is not marked', () => {
    const wrong = [
      '<p>Bread</p>',
      '<main hidden>Bread</main>',
      '<main role="none">Bread</main>',
      '<main role="region" aria-label="Bread">Bread</main>',
    ];
    expect(outcomes(a11yMainLandmark, wrong)).toEqual(each('fail', wrong));
  });

  it('is there only once', () => {
    expect(judgeBody(a11yMainLandmark, '<main>A</main><main>B</main>')).toMatchObject({
      outcome: 'note',
      proofs: [{ value: '<main>' }, { value: '<main>' }],
    });
    expect(judgeBody(a11yMainLandmark, '<main>A</main><main hidden>B</main>').outcome).toBe('pass');
  });

  it('is not known where a script or a frame brings it', () => {
    const elsewhere = [
      '<div id="root">Loading…</div><script src="app.js"></script>',
      '<iframe src="https://shop.example/start"></iframe>',
    ];
    expect(outcomes(a11yMainLandmark, elsewhere)).toEqual(each('unknown', elsewhere));
  });
});
