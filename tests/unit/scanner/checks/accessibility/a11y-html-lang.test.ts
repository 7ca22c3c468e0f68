import { describe, expect, it } from 'vitest';
import { a11yHtmlLang } from '../../../../../src/scanner/checks/accessibility/a11y-html-lang.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (html: string) => a11yHtmlLang.judge(pageEvidence({ html }));

describe('the page’s language', () => {
  it('is stated', () => {
    expect(judge('<!doctype html><html lang="cy"><p>Bara</p>')).toMatchObject({
      outcome: 'pass',
      summary: 'The page says its language: cy.',
    });
  });

  it('is missing, empty or only set for XML', () => {
    for (const tag of ['<html>', '<html lang="">', '<html lang=" ">', '<html xml:lang="en">', '']) {
      expect(judge(`<!doctype html>${tag}<p lang="en">Bread</p>`)).toMatchObject({
        outcome: 'fail',
        share: 0,
      });
    }
  });

  it('shows the tag without it', () => {
    expect(judge('<html class="no-js"><p>Bread</p>')).toMatchObject({
      proofs: [{ kind: 'element', value: '<html class="no-js">' }],
    });
  });
});
