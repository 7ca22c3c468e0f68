import { describe, expect, it } from 'vitest';
import {
  readHeaderPolicies,
  readMetaPolicies,
} from '../../../../src/scanner/csp/content-security-policy.ts';
import { htmlPage, pageEvidence } from '../../../support/scan-evidence.ts';

const names = (policies: ReturnType<typeof readHeaderPolicies>) =>
  policies.map(({ directives }) => [...directives.keys()]);

describe('policies of the header', () => {
  it('are split at commas and lines', () => {
    const evidence = pageEvidence({
      headers: [
        ['content-security-policy', "img-src 'self', font-src 'self',"],
        ['content-security-policy', "script-src 'self'"],
      ],
    });
    expect(names(readHeaderPolicies(evidence))).toEqual([
      ['img-src'],
      ['font-src'],
      ['script-src'],
    ]);
  });

  it('exclude report-only policies', () => {
    const headers = [['content-security-policy-report-only', "script-src 'self'"]] as const;
    expect(readHeaderPolicies(pageEvidence({ headers }))).toEqual([]);
  });
});

describe('policies of the page', () => {
  const meta = (content: string) =>
    `<meta http-equiv=" Content-SECURITY-Policy " content="${content}">`;

  it('are read in the head only', () => {
    const html = htmlPage(meta("img-src 'self'"), meta("script-src 'self'"));
    expect(names(readMetaPolicies(pageEvidence({ html })))).toEqual([['script-src']]);
  });

  it('lack header-only directives', () => {
    const html = htmlPage('', meta("frame-ancestors 'none'") + meta('img-src *; sandbox'));
    expect(names(readMetaPolicies(pageEvidence({ html })))).toEqual([['img-src']]);
  });
});
