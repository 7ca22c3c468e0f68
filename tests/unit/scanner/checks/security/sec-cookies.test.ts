import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secCookies } from '../../../../../src/scanner/checks/security/sec-cookies.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';
import { verdictShare } from '../../../../support/verdict-share.ts';

const judge = (...cookies: string[]) => secCookies.judge(pageEvidence({ cookies }));

describe('cookies', () => {
  it('are protected with Secure, HttpOnly for logins and a SameSite', () => {
    expect(
      judge('PHPSESSID=1; Secure; HttpOnly; SameSite=Lax', 'a=1; secure; samesite=none'),
    ).toMatchObject({
      outcome: 'pass',
      summary: 'The page sets 2 cookies, all protected.',
    });
  });

  it('are worth a word without SameSite', () => {
    expect(judge('basket=1; Secure').outcome).toBe('note');
  });

  it('need not be there', () => {
    expect(judge()).toMatchObject({ outcome: 'na' });
  });

  it('fail without Secure, and the value stays unsaid', () => {
    expect(judge('basket=secret; Path=/; SameSite=Lax')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'certain',
      summary: 'The only cookie lacks protection.',
      proofs: [{ value: 'Set-Cookie: basket=…; Path=/; SameSite=Lax', remark: 'lacks Secure' }],
    });
  });

  it('fail without HttpOnly where the name speaks of a login, which is a guess', () => {
    expect(judge('login_token=1; Secure; SameSite=Lax')).toMatchObject({
      outcome: 'fail',
      share: 0.25,
      confidence: 'likely',
    });
    expect(judge('sessionid=1; HttpOnly; SameSite=Lax')).toMatchObject({ share: 0 });
  });

  it('fail with a SameSite that does not exist, or none where it guards against forgery', () => {
    for (const cookie of [
      'a=1; Secure; SameSite=',
      'a=1; Secure; SameSite=yes',
      'csrf=1; Secure',
    ]) {
      expect(judge(cookie), cookie).toMatchObject({ outcome: 'fail', share: 0.5 });
    }
  });

  it('are better off where browsers insist on HTTPS', () => {
    const headers = [['strict-transport-security', 'max-age=31536000']] as const;
    const share = (cookie: string) =>
      verdictShare(secCookies.judge(pageEvidence({ cookies: [cookie], headers })));
    expect(share('a=1; SameSite=Lax')).toBe(0.85);
    expect(share('sess=1; HttpOnly; SameSite=Lax')).toBe(0.75);
  });

  it('are judged in proportion', () => {
    expect(judge('a=1; Secure; SameSite=Lax', 'b=1; SameSite=Lax')).toMatchObject({
      summary: '1 of 2 cookies lacks protection.',
      share: 0.75,
    });
  });

  it('do not count when browsers refuse them or are told to forget them', () => {
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

  it('count when they are for the domain above, and once when they are set again', () => {
    const evidence = pageEvidence({
      url: 'https://www.shop.example/',
      cookies: ['a=1; Domain=.shop.example', 'b=1', 'b=2; Secure'],
      headers: [['set-cookie', 'b=1']],
    });
    expect(secCookies.judge(evidence)).toMatchObject({
      summary: '1 of 2 cookies lacks protection.',
    });
  });

  it('are never worth less with one attribute more', () => {
    const name = fc.constantFrom('a', 'sess', 'csrf', 'login_csrf');
    const good = fc.subarray(['Secure', 'HttpOnly', 'SameSite=Lax']);
    fc.assert(
      fc.property(name, good, fc.constantFrom('Secure', 'HttpOnly', 'SameSite=Lax'), (...parts) => {
        const [cookie, attributes, more] = parts;
        const line = [`${cookie}=1`, ...attributes].join('; ');
        const before = verdictShare(judge(line)) ?? 0;
        expect(verdictShare(judge(`${line}; ${more}`))).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('may be any text', () => {
    fc.assert(fc.property(fc.string(), (line) => void judge(line).outcome));
  });

  it('are not missed on what a hosting platform sets for itself', () => {
    const cookies = ['localization=GB; path=/; SameSite=Lax', 'AWSALB=x; path=/'];
    expect(secCookies.judge(pageEvidence({ cookies })).outcome).toBe('na');
  });
});
