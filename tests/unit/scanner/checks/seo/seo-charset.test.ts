import { describe, expect, it } from 'vitest';
import { seoCharset } from '../../../../../src/scanner/checks/seo/seo-charset.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (head: string, type = 'text/html') =>
  seoCharset.judge(
    pageEvidence({ html: htmlPage('<p>Bread', head), headers: [['content-type', type]] }),
  );

describe('the character set', () => {
  it('passes as UTF-8 in the header or the page', () => {
    expect(judge('', 'text/html; charset=UTF-8').outcome).toBe('pass');
    expect(judge('<meta charset="utf-8">').outcome).toBe('pass');
    expect(
      judge('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">').outcome,
    ).toBe('pass');
  });

  it('gives a note for another one; the header wins', () => {
    expect(judge('<meta charset="utf-8">', 'text/html; charset=iso-8859-1')).toMatchObject({
      outcome: 'note',
      summary: 'The page is stored as iso-8859-1; UTF-8 is the standard.',
    });
  });

  it('fails when it is not named', () => {
    expect(judge('')).toMatchObject({ outcome: 'fail', confidence: 'likely' });
    expect(judge('<meta charset="">').outcome).toBe('fail');
  });
});
