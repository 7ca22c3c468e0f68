import { expect, it } from 'vitest';
import { credentialsSchema } from '@/accounts/rules/accounts';
import type { PasswordRefusal } from '@/accounts/rules/shared-password';
import { studioUnreachable, wordStudioRefusal } from '@/accounts/rules/studio';

const word = (reason: PasswordRefusal, error = 'As it was.') =>
  wordStudioRefusal({ status: 'refused', reason, error });

it('says in the words of the specification that the studio’s password is wrong', () => {
  expect(word('wrong')).toMatchObject({
    error: 'Invalid password. Please check it and try again.',
    toast: { title: 'Invalid password', description: 'Please check your password and try again' },
  });
});

it('tells a fault of ours from a wrong password, and an answer that never came is the same', () => {
  expect(word('fault')).toEqual(studioUnreachable);
  expect(studioUnreachable.toast).toEqual({
    title: 'Login failed',
    description: 'An error occurred. Please try again.',
  });
});

it.each(['limited', 'closed'] as const)('repeats why it is %s', (reason) => {
  const toast = { title: 'Login failed', description: 'As it was.' };
  expect(word(reason)).toMatchObject({ error: 'As it was.', toast });
});

it('reads an e-mail address as it is stored, and a password as it was typed', () => {
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
])('takes no incomplete or endless credentials', (given) => {
  expect(credentialsSchema.safeParse(given).success).toBe(false);
});
