import { describe, expect, it } from 'vitest';
import {
  isSecondFactorRequired,
  readTypedCode,
  spellRecoveryCode,
} from '@/accounts/rules/second-factor';
import { growingWait, tooManySignIns } from '@/accounts/rules/sign-in';
import { readStaffPath } from '@/platform/paths';
import { openSealed, sealText } from '@/platform/sealed-text';

describe('a typed code', () => {
  it('accepts the six digits of an app with any spacing', () => {
    expect(readTypedCode(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' });
  });

  it('accepts a recovery code in capitals and with look-alike letters', () => {
    expect(readTypedCode('K3P9A 7XW2M')).toEqual({ kind: 'recovery', code: 'k3p9a7xw2m' });
    expect(readTypedCode('oil00-00000')).toEqual({ kind: 'recovery', code: '0110000000' });
  });

  it.each(['', '12345', '1234567', 'k3p9a-7xw2', 'k3p9a-7xw2€', 'x'.repeat(40)])(
    'is not %j',
    (typed) => {
      expect(readTypedCode(typed)).toBeNull();
    },
  );

  it('restores the spelling of a recovery code', () => {
    const bytes = Uint8Array.from({ length: 10 }, (_, index) => 255 - index * 20);
    const code = spellRecoveryCode(bytes);
    expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect(readTypedCode(code)).toEqual({ kind: 'recovery', code: code.replace('-', '') });
  });
});

describe('a second factor', () => {
  it('is required of the roles in the owner’s setting', () => {
    const roles = ['admin', 'editor', 'sales'] as const;
    const of = (choice: Parameters<typeof isSecondFactorRequired>[0]) =>
      roles.map((role) => isSecondFactorRequired(choice, role));
    expect(of('none')).toEqual([false, false, false]);
    expect(of(null)).toEqual([false, false, false]);
    expect(of('admins')).toEqual([true, false, false]);
    expect(of('everybody')).toEqual([true, true, true]);
  });
});

describe('the wait after wrong tries', () => {
  it('starts at half a minute, doubles and ends at a quarter of an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 500].map(growingWait)).toEqual([
      30, 60, 120, 240, 480, 900, 900, 900,
    ]);
  });

  it('is worded in seconds, then in minutes', () => {
    expect(tooManySignIns(40)).toBe('Too many tries from here. Try again in 40 seconds.');
    expect(tooManySignIns(0.2)).toBe('Too many tries from here. Try again in a second.');
    expect(tooManySignIns(89)).toContain('in 89 seconds');
    expect(tooManySignIns(90)).toContain('in 2 minutes');
    expect(tooManySignIns(121)).toBe('Too many tries from here. Try again in 3 minutes.');
  });
});

describe('a sealed text', () => {
  const sealed = sealText('a secret', 'purpose', '7', 'JBSWY3DPEHPK3PXP');

  it('opens with the same secret, purpose and account', () => {
    expect(openSealed('a secret', 'purpose', '7', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSealed('another secret', 'purpose', '7', sealed)).toBeNull();
    expect(openSealed('a secret', 'another purpose', '7', sealed)).toBeNull();
    expect(openSealed('a secret', 'purpose', '8', sealed)).toBeNull();
  });

  it('hides its text and differs each time', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(sealText('a secret', 'purpose', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  it('does not open after any change or for other text', () => {
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(openSealed('a secret', 'purpose', '7', changed)).toBeNull();
    expect(openSealed('a secret', 'purpose', '7', 'x')).toBeNull();
    expect(openSealed('a secret', 'purpose', '7', '')).toBeNull();
  });
});

describe('the page after the second step', () => {
  it('is a staff page, never another site', () => {
    for (const path of ['/seo-dashboard', '/cms/collections/posts/3', '/cms/account?x=1']) {
      expect(readStaffPath(path)).toBe(path);
    }
    for (const path of [
      '//evil.example',
      'https://evil.example',
      '/cms/\\evil',
      '/pricing',
      null,
    ]) {
      expect(readStaffPath(path)).toBe('/cms');
    }
  });
});
