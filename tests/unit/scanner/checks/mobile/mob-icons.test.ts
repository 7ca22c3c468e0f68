import { describe, expect, it } from 'vitest';
import { mobIcons } from '../../../../../src/scanner/checks/mobile/mob-icons.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (head: string) =>
  mobIcons.judge(pageEvidence({ html: htmlPage('<p>Bread</p>', head) }));

describe('the icon for the home screen', () => {
  it('is named by the page or its manifest', () => {
    const right = [
      '<link rel="apple-touch-icon" href="/icon.png">',
      '<link rel="Apple-Touch-Icon-Precomposed" sizes="180x180" href="/icon.png">',
      '<link rel="manifest" href="/site.webmanifest">',
    ];
    expect(right.map((head) => judge(head).outcome)).toEqual(right.map(() => 'pass'));
    expect(judge(right[0] ?? '')).toMatchObject({
      proofs: [{ value: '<link rel="apple-touch-icon" href="/icon.png">' }],
    });
  });

  it('is missing', () => {
    const wrong = [
      '',
      '<link rel="icon" href="/favicon.ico">',
      '<link rel="apple-touch-icon" href=" ">',
    ];
    expect(wrong.map((head) => judge(head).outcome)).toEqual(wrong.map(() => 'fail'));
    // Phones also request a default icon, which was not requested here.
    expect(judge('')).toMatchObject({ confidence: 'likely' });
  });
});
