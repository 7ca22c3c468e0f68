import { expect, it } from 'vitest';
import { betaWelcome, tooManyPasswords } from '@/accounts/rules/sign-in';

it('welcomes in the words of the specification, with the scanner’s name', () => {
  expect(betaWelcome('NeuraAudit')).toBe('Access granted! Welcome to NeuraAudit Beta.');
});

it('words the waiting time', () => {
  expect(tooManyPasswords(1)).toMatch(/in a minute\.$/);
  expect(tooManyPasswords(61)).toMatch(/in 2 minutes\.$/);
  expect(tooManyPasswords(900)).toMatch(/in 15 minutes\.$/);
});
