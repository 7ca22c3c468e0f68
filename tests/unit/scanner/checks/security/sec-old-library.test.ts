import { describe, expect, it } from 'vitest';
import { secOldLibrary } from '../../../../../src/scanner/checks/security/sec-old-library.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(...addresses: string[]) {
  const scripts = addresses.map((address) => `<script src="${address}"></script>`).join('');
  return secOldLibrary.judge(pageEvidence({ html: htmlPage(scripts) }));
}

describe('libraries', () => {
  it('pass in versions without known vulnerabilities', () => {
    expect(judge('/js/jquery-3.7.1.min.js')).toMatchObject({
      outcome: 'pass',
      summary: '1 library found, none with a known hole.',
    });
  });

  it('fail in old ones, with the vulnerability’s name', () => {
    expect(judge('https://code.jquery.com/jquery-1.12.4.min.js')).toMatchObject({
      outcome: 'fail',
      confidence: 'certain',
      share: 0,
      summary: '1 library with known holes: jQuery 1.12.4.',
      proofs: [
        {
          kind: 'address',
          value: 'https://code.jquery.com/jquery-1.12.4.min.js',
          remark: 'jQuery 1.12.4: CVE-2015-9251, CVE-2019-11358, CVE-2020-11022, mended in 3.5.0',
        },
      ],
    });
  });

  it('fail with advice when no fix exists', () => {
    expect(judge('/angular-1.8.3.min.js')).toMatchObject({
      proofs: [{ remark: 'AngularJS 1.8.3: CVE-2024-8373, no longer maintained' }],
    });
  });

  it('are scored in proportion, each address once', () => {
    const old = '/js/bootstrap-3.3.7.min.js';
    expect(judge(old, old, '/js/jquery-3.7.1.js', '/js/lodash-4.17.21.js')).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(2 / 3),
    });
  });

  it('are only possible failures when the number may be the theme’s', () => {
    expect(judge('/wp-content/themes/bakery/jquery.min.js?ver=1.2.0').outcome).toBe('note');
    expect(judge('/wp-includes/js/jquery/jquery.min.js?ver=3.4.1').outcome).toBe('fail');
  });

  it('do not apply without a version', () => {
    expect(judge('/js/jquery.min.js', '/js/main-1.2.3.js').outcome).toBe('na');
    expect(judge().outcome).toBe('na');
  });
});
