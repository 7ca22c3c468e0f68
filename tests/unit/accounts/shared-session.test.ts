import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSession, sessionValue } from '@/accounts/store/session';

const session = {
  secret: 'a secret of at least thirty-two letters',
  area: 'audit',
  hash: 'scrypt:32768:8:1:salt:key',
};
const now = Date.parse('2026-11-21T22:00:00Z');
const hour = 3_600_000;
const right = sessionValue(session, now);

describe('a session', () => {
  it('opens its area for twelve hours', () => {
    expect(isSession(right, session, now)).toBe(true);
    expect(isSession(right, session, now + 12 * hour - 1)).toBe(true);
    expect(isSession(right, session, now + 12 * hour)).toBe(false);
  });

  it('ends with a new password, and opens no other area or site', () => {
    for (const other of [
      { hash: 'scrypt:32768:8:1:salt:other' },
      { area: 'studio' },
      { secret: 'another secret of thirty-two letters!' },
    ]) {
      expect(isSession(right, { ...session, ...other }, now)).toBe(false);
    }
  });

  it('contains no part of the password', () => {
    expect(right).not.toContain('key');
    expect(right).toMatch(/^\d+\.[\w-]{43}$/);
  });

  it('cannot be prolonged', () => {
    const [until = '', signature] = right.split('.');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (more) => {
        expect(isSession(`${Number(until) + more}.${signature}`, session, now)).toBe(false);
      }),
    );
  });

  it('is invalid after the change of a single character', () => {
    const letters = fc.constantFrom(...'0123456789.-_=; azAZ%é');
    fc.assert(
      fc.property(fc.nat(right.length - 1), letters, (at, letter) => {
        const changed = right.slice(0, at) + letter + right.slice(at + 1);
        expect(isSession(changed, session, now)).toBe(changed === right);
      }),
    );
  });

  it('cannot be guessed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.base64String()).map(([until, code]) => `${now + until}.${code}`),
    );
    fc.assert(fc.property(text, (value) => !isSession(value, session, now)));
    expect(isSession(undefined, session, now)).toBe(false);
  });
});
