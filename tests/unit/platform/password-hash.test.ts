import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '@/platform/password-hash';
import { makeReadablePassword } from '@/platform/readable-password';

it('a hash verifies its password and does not disclose it', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^scrypt:32768:8:1:[\w-]{22}:[\w-]{43}$/);
  expect(hash).not.toContain('correct');
  expect(await hashPassword('correct horse')).not.toBe(hash);
  expect(await isPassword('correct horse', hash)).toBe(true);
  for (const wrong of ['correct horse ', 'Correct horse', '', hash]) {
    expect(await isPassword(wrong, hash)).toBe(false);
  }
});

it('the same salt makes the same hash', async () => {
  const salt = Buffer.alloc(16, 7);
  expect(await hashPassword('one', salt)).toBe(await hashPassword('one', salt));
  expect(await hashPassword('two', salt)).not.toBe(await hashPassword('one', salt));
});

it('Unicode compositions of a letter are equal', async () => {
  expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

it('a hash with another cost is still accepted', async () => {
  const cheap = 'scrypt:16:1:1:c2FsdA:v2SqOozqNAZ_u1BuN_QVlBG8NtZWJh0tOwsChb0Es4c';
  expect(await isPassword('old', cheap)).toBe(true);
  expect(await isPassword('new', cheap)).toBe(false);
});

it.each(['', 'plain text', 'scrypt:', 'scrypt:16:1:1::', 'scrypt:16:1:1:c2FsdA:'])(
  'an invalid hash verifies no password: %s',
  async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
    expect(await isPassword(hash, hash)).toBe(false);
  },
);

it('a generated password is readable aloud, and different each time', () => {
  const made = Array.from({ length: 50 }, makeReadablePassword);
  for (const password of made) {
    expect(password).toMatch(/^(?:[a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
  }
  expect(new Set(made).size).toBe(50);
});
