import { describe, expect, it } from 'vitest';
import { mobZoom } from '../../../../../src/scanner/checks/mobile/mob-zoom.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (...contents: string[]) => {
  const head = contents.map((content) => `<meta name="viewport" content="${content}">`).join('');
  return mobZoom.judge(pageEvidence({ html: htmlPage('<p>Bread</p>', head) }));
};

describe('zooming', () => {
  const allowed = [
    ['width=device-width', 'user-scalable=yes', 'user-scalable=1', 'user-scalable=-2', ''],
    ['user-scalable=device-width', 'maximum-scale=2', 'maximum-scale=10', 'maximum-scale=-1'],
    ['maximum-scale=device-height', 'maximum-scale='],
  ].flat();
  const forbidden = [
    ['user-scalable=no', 'user-scalable=0', 'user-scalable=0.9', 'user-scalable=never'],
    ['maximum-scale=1', 'maximum-scale=1.99', 'maximum-scale=yes', 'MAXIMUM-SCALE = 1.0'],
    ['width=device-width; user-scalable=no', 'width=device-width user-scalable=no'],
  ].flat();

  it.each(allowed)('is allowed by “%s”', (content) => expect(judge(content).outcome).toBe('pass'));
  it.each(forbidden)('is limited by “%s”', (content) =>
    expect(judge(content).outcome).toBe('fail'),
  );

  it('shows the limiting value', () => {
    expect(judge('user-scalable=no')).toMatchObject({
      summary: 'The page forbids zooming in (user-scalable=no).',
      proofs: [{ value: '<meta name="viewport" content="user-scalable=no">' }],
    });
    expect(judge('maximum-scale=1.0').summary).toBe(
      'The page limits zooming in (maximum-scale=1.0).',
    );
  });

  it('is judged by the last viewport, as in browsers', () => {
    expect(judge('user-scalable=no', 'width=device-width').outcome).toBe('pass');
    expect(judge('width=device-width', 'user-scalable=no').outcome).toBe('fail');
  });

  it('does not apply without a viewport', () => {
    expect(judge().outcome).toBe('na');
  });
});
