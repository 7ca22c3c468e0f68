import { describe, expect, it } from 'vitest';
import { mobResponsiveImages } from '../../../../../src/scanner/checks/mobile/mob-responsive-images.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string) => mobResponsiveImages.judge(pageEvidence({ html: htmlPage(body) }));
const plain = '<img src="a.jpg" width="1200" height="800" alt="">';
const chosen = '<img src="a.jpg" srcset="b.jpg 600w, a.jpg 1200w" width="1200" alt="">';

describe('wide pictures', () => {
  it('come in several widths', () => {
    expect(judge(chosen)).toMatchObject({
      outcome: 'pass',
      summary: 'The only wide picture comes in several widths.',
    });
    expect(
      judge(`<picture><source srcset="b.jpg" media="(max-width: 600px)">${plain}</picture>`)
        .outcome,
    ).toBe('pass');
    expect(
      judge('<img data-src="a.jpg" data-srcset="b.jpg 600w" width="900" alt="">').outcome,
    ).toBe('pass');
  });

  it('come in one width, scored in proportion', () => {
    expect(judge(plain)).toMatchObject({ outcome: 'fail', share: 0, confidence: 'likely' });
    expect(judge(`${plain}${chosen}<picture>${plain}</picture>${chosen}`)).toMatchObject({
      share: 0.5,
      summary: '2 of 4 wide pictures come in one width only.',
    });
  });

  it('do not count when small, drawn, hidden or of unknown size', () => {
    const none = [
      '<img src="a.jpg" alt="">',
      '<img src="a.jpg" width="400" alt="">',
      '<img src="a.jpg" width="100%" alt="">',
      '<img src="logo.svg?v=2" width="1200" alt="">',
      '<img src="data:image/png;base64,AA" width="1200" alt="">',
      '<img src="a.jpg" width="1200" alt="" hidden>',
    ];
    expect(none.map((body) => judge(body).outcome)).toEqual(none.map(() => 'na'));
  });

  it('may be chosen by a script of the website system', () => {
    const html = htmlPage('<wow-image><img src="hero.jpg" width="1920" height="900"></wow-image>');
    expect(mobResponsiveImages.judge(pageEvidence({ html })).outcome).toBe('pass');
  });
});
