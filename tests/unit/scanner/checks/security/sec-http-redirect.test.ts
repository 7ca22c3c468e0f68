import { describe, expect, it } from 'vitest';
import { secHttpRedirect } from '../../../../../src/scanner/checks/security/sec-http-redirect.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

/** Redirects from each address to the next. */
function judge(...way: string[]) {
  const hops = way.map((url, index) => ({
    url,
    status: index < way.length - 1 ? 301 : 200,
    location: way[index + 1] ?? null,
  }));
  return secHttpRedirect.judge(pageEvidence({ httpVisit: known(hops) }));
}

describe('the http:// address', () => {
  it('redirects to https on the same host first', () => {
    expect(judge('http://shop.example/', 'https://shop.example/')).toMatchObject({
      outcome: 'pass',
      proofs: [{ value: 'http://shop.example/ (301)' }, { value: 'https://shop.example/ (200)' }],
    });
    const rest = ['https://www.shop.example/', 'https://www.shop.example/home'];
    expect(judge('http://shop.example/', 'https://shop.example/', ...rest).outcome).toBe('pass');
  });

  it('may be unreachable', () => {
    expect(judge().outcome).toBe('pass');
  });

  it('fails without a redirect to https', () => {
    expect(judge('http://shop.example/')).toMatchObject({ outcome: 'fail', share: 0 });
    expect(judge('http://shop.example/', 'http://www.shop.example/')).toMatchObject({
      outcome: 'fail',
      share: 0,
    });
    expect(
      judge('http://shop.example/', 'https://shop.example/', 'http://shop.example/home'),
    ).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('scores half when https comes second, and nearly full when the host changes', () => {
    expect(
      judge('http://shop.example/', 'http://www.shop.example/', 'https://www.shop.example/'),
    ).toMatchObject({ outcome: 'fail', share: 0.5 });
    expect(judge('http://shop.example/', 'https://www.shop.example/')).toMatchObject({
      outcome: 'fail',
      share: 0.8,
    });
  });

  it('counts an unfollowed redirect’s target', () => {
    const hop = { url: 'http://shop.example/', status: 301, location: 'https://shop.example/' };
    const evidence = pageEvidence({ httpVisit: known([hop]) });
    expect(secHttpRedirect.judge(evidence).outcome).toBe('pass');
  });

  it('is safe under an HTTPS-only suffix', () => {
    expect(judge('http://bakery.app/').outcome).toBe('pass');
  });

  it('is unknown when the server rejected or was not asked', () => {
    const hop = { url: 'http://shop.example/', status: 403, location: null };
    const evidence = pageEvidence({ httpVisit: known([hop]) });
    expect(secHttpRedirect.judge(evidence).outcome).toBe('unknown');
    expect(secHttpRedirect.judge(pageEvidence()).outcome).toBe('unknown');
    expect(judge('https://shop.example/').outcome).toBe('unknown');
  });
});
