import { expect, it } from 'vitest';
import { credentialsSchema } from '@/accounts/rules/accounts';
import type { PasswordRefusal } from '@/accounts/rules/sign-in';
import { studioUnreachable, wordStudioRefusal } from '@/accounts/rules/sign-in';

const word = (reason: PasswordRefusal, error = 'As it was.') =>
  wordStudioRefusal({ status: 'refused', reason, error });

it('words a wrong studio password as the specification does', () => {
  expect(word('wrong')).toMatchObject({
    error: 'Invalid password. Please check it and try again.',
    toast: { title: 'Invalid password', description: 'Please check your password and try again' },
  });
});

it('words server errors and missing answers alike, unlike a wrong password', () => {
  expect(word('fault')).toEqual(studioUnreachable);
  expect(studioUnreachable.toast).toEqual({
    title: 'Login failed',
    description: 'An error occurred. Please try again.',
  });
});

it.each(['limited', 'closed'] as const)('repeats the reason for the refusal: %s', (reason) => {
  const toast = { title: 'Login failed', description: 'As it was.' };
  expect(word(reason)).toMatchObject({ error: 'As it was.', toast });
});

it('normalises the e-mail address and keeps the password as typed', () => {
  expect(credentialsSchema.parse({ email: ' Owner@Studio.Example ', password: ' A b ' })).toEqual({
    email: 'owner@studio.example',
    password: ' A b ',
  });
});

it.each([
  { email: '', password: 'a pass phrase' },
  { email: 'owner@studio.example', password: '   ' },
  { email: 'owner@studio.example', password: null },
  { email: ['owner@studio.example'], password: 'a pass phrase' },
  { email: 'a'.repeat(255), password: 'a pass phrase' },
  { email: 'owner@studio.example', password: 'p'.repeat(1_001) },
])('refuses incomplete or oversized credentials', (given) => {
  expect(credentialsSchema.safeParse(given).success).toBe(false);
});
