import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secCookies } from '../../../../../src/scanner/checks/security/sec-cookies.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';

const judge = (...cookies: string[]) => secCookies.judge(pageEvidence({ cookies }));

describe('cookies', () => {
  it('pass with Secure, HttpOnly for logins and a SameSite', () => {
    expect(
      judge('PHPSESSID=1; Secure; HttpOnly; SameSite=Lax', 'a=1; secure; samesite=none'),
    ).toMatchObject({
      outcome: 'pass',
      summary: 'The page sets 2 cookies, all protected.',
    });
  });

  it('give a note without SameSite', () => {
    expect(judge('basket=1; Secure').outcome).toBe('note');
  });

  it('are optional', () => {
    expect(judge()).toMatchObject({ outcome: 'na' });
  });

  it('fail without Secure, and the value is not shown', () => {
    expect(judge('basket=secret; Path=/; SameSite=Lax')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'certain',
      summary: 'The only cookie lacks protection.',
      proofs: [{ value: 'Set-Cookie: basket=…; Path=/; SameSite=Lax', remark: 'lacks Secure' }],
    });
  });

  it('fail without HttpOnly where the name suggests a login, with less certainty', () => {
    expect(judge('login_token=1; Secure; SameSite=Lax')).toMatchObject({
      outcome: 'fail',
      share: 0.25,
      confidence: 'likely',
    });
    expect(judge('sessionid=1; HttpOnly; SameSite=Lax')).toMatchObject({ share: 0 });
  });

  it('fail with an invalid SameSite, or with None on a token against forgery', () => {
    for (const cookie of [
      'a=1; Secure; SameSite=',
      'a=1; Secure; SameSite=yes',
      'csrf=1; Secure',
    ]) {
      expect(judge(cookie), cookie).toMatchObject({ outcome: 'fail', share: 0.5 });
    }
  });

  it('score higher where browsers enforce HTTPS', () => {
    const headers = [['strict-transport-security', 'max-age=31536000']] as const;
    const share = (cookie: string) =>
      scoreVerdict(secCookies.judge(pageEvidence({ cookies: [cookie], headers })));
    expect(share('a=1; SameSite=Lax')).toBe(0.85);
    expect(share('sess=1; HttpOnly; SameSite=Lax')).toBe(0.75);
  });

  it('are scored in proportion', () => {
    expect(judge('a=1; Secure; SameSite=Lax', 'b=1; SameSite=Lax')).toMatchObject({
      summary: '1 of 2 cookies lacks protection.',
      share: 0.75,
    });
  });

  it('do not count when refused by browsers or deleted', () => {
    const refused = [
      'a=1; Domain=other.example',
      'a=1; Domain=example',
      '__Host-a=1; Path=/',
      '__Host-a=1; Secure; Domain=shop.example; Path=/',
      '__Secure-a=1',
      'a=; Max-Age=0',
      'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'heroku-session-affinity=1',
      'nothing',
      '',
    ];
    for (const cookie of refused) expect(judge(cookie).outcome, cookie).toBe('na');
  });

  it('count for the parent domain, and once when set twice', () => {
    const evidence = pageEvidence({
      url: 'https://www.shop.example/',
      cookies: ['a=1; Domain=.shop.example', 'b=1', 'b=2; Secure'],
      headers: [['set-cookie', 'b=1']],
    });
    expect(secCookies.judge(evidence)).toMatchObject({
      summary: '1 of 2 cookies lacks protection.',
    });
  });

  it('never score lower with one more attribute', () => {
    const name = fc.constantFrom('a', 'sess', 'csrf', 'login_csrf');
    const good = fc.subarray(['Secure', 'HttpOnly', 'SameSite=Lax']);
    fc.assert(
      fc.property(name, good, fc.constantFrom('Secure', 'HttpOnly', 'SameSite=Lax'), (...parts) => {
        const [cookie, attributes, more] = parts;
        const line = [`${cookie}=1`, ...attributes].join('; ');
        const before = scoreVerdict(judge(line)) ?? 0;
        expect(scoreVerdict(judge(`${line}; ${more}`))).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('may be any text', () => {
    fc.assert(fc.property(fc.string(), (line) => void judge(line).outcome));
  });

  it('of a hosting platform are ignored', () => {
    const cookies = ['localization=GB; path=/; SameSite=Lax', 'AWSALB=x; path=/'];
    expect(secCookies.judge(pageEvidence({ cookies })).outcome).toBe('na');
  });
});
