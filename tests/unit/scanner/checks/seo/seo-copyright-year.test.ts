import { describe, expect, it } from 'vitest';
import { seoCopyrightYear } from '../../../../../src/scanner/checks/seo/seo-copyright-year.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (footer: string) =>
  seoCopyrightYear.judge(
    pageEvidence({
      html: htmlPage(`<p>Bread since 1998</p><footer>${footer}</footer>`),
      scannedAt: '2026-01-02T12:00:00.000Z',
    }),
  );

describe('the copyright year', () => {
  it.each(['© 2026 Crumb', '© 2025 Crumb', 'Copyright 2011–2026', '(c) 2010-2025 Crumb'])(
    'passes: %s',
    (footer) => {
      expect(judge(footer).outcome).toBe('pass');
    },
  );

  it('fails from the year before last', () => {
    expect(judge('© 2019 Crumb')).toMatchObject({
      outcome: 'fail',
      confidence: 'likely',
      summary: 'The copyright year is 2019, 7 years ago.',
      proofs: [{ value: '© 2019 Crumb' }],
    });
    expect(judge('Copyright 2012 - 2024').outcome).toBe('fail');
  });

  it('counts the newest, and may be left out', () => {
    expect(judge('<p>Photo © 2009 Ann</p><p>© Crumb 2026</p>').outcome).toBe('pass');
    expect(judge('© Crumb').outcome).toBe('na');
    expect(judge('Founded 1998, company 20191234').outcome).toBe('na');
  });
});
