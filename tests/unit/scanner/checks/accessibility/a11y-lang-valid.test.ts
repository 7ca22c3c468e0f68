import { describe, expect, it } from 'vitest';
import { a11yLangValid } from '../../../../../src/scanner/checks/accessibility/a11y-lang-valid.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';
import { each, judgeBody, outcomes } from './support/judge-body.ts';

const page = (lang: string) =>
  a11yLangValid.judge(pageEvidence({ html: `<!doctype html><html lang="${lang}"><p>Bread</p>` }));

describe('language codes', () => {
  it('begin with a registered language', () => {
    for (const lang of ['en', 'EN-gb', 'cy', 'zh-Hant-TW', 'en-US-GB', 'und', 'iw']) {
      expect([lang, page(lang).outcome]).toEqual([lang, 'pass']);
    }
    for (const lang of ['english', 'en_GB', 'eng', 'i-lux', 'x-bread', '#!']) {
      expect([lang, page(lang).outcome]).toEqual([lang, 'fail']);
    }
  });

  it('are judged on parts of the page with text', () => {
    const wrong = [
      '<p lang="welsh">Bara</p>',
      '<p lang=" ">Bara</p>',
      '<p lang="welsh"><b>Bara</b></p>',
      '<p lang="welsh"><b lang="">Bara</b></p>',
      '<p lang="welsh"><img src="a.jpg" alt="Bara"></p>',
      '<p lang="welsh" aria-hidden="true">Bara</p>',
    ];
    expect(outcomes(a11yLangValid, wrong)).toEqual(each('fail', wrong));
    const right = [
      '<p lang="cy">Bara</p>',
      '<p lang="">Bara</p>',
      '<p lang="welsh"></p>',
      '<p lang="welsh" hidden>Bara</p>',
      '<p lang="welsh"><b lang="cy">Bara</b></p>',
      '<p lang="welsh"><img src="a.jpg" alt=""></p>',
      '<p lang="welsh"><b style="display:none">Bara</b></p>',
    ];
    expect(outcomes(a11yLangValid, right)).toEqual(each('pass', right));
  });

  it('are scored in proportion', () => {
    expect(judgeBody(a11yLangValid, '<p lang="welsh">Bara</p>')).toMatchObject({
      share: 0.5,
      summary: '1 of 2 language codes on the page does not exist.',
      proofs: [{ value: '<p lang="welsh">' }],
    });
    expect(page('english').summary).toBe('The language code on the page does not exist.');
  });

  it('do not apply to a page without any', () => {
    expect(page('').outcome).toBe('na');
    expect(page(' ').outcome).toBe('na');
  });
});
