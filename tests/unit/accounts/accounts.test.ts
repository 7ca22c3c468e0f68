import { expect, it } from 'vitest';
import {
  invitationSchema,
  passwordLinkSchema,
  responsibilitiesInWords,
  tooManyPasswordLinks,
} from '@/accounts/rules/accounts';

it('words the open work of an account', () => {
  expect(responsibilitiesInWords({ enquiries: 0, proposals: 0 })).toBeNull();
  expect(responsibilitiesInWords({ enquiries: 1, proposals: 0 })).toBe('1 enquiry');
  expect(responsibilitiesInWords({ enquiries: 3, proposals: 1 })).toBe(
    '3 enquiries and 1 proposal',
  );
  expect(responsibilitiesInWords({ enquiries: 0, proposals: 2 })).toBe('2 proposals');
});

it('words each missing field of an invitation', () => {
  const wordsFor = (body: unknown) => {
    const { error } = invitationSchema.safeParse(body);
    return error?.issues.map(({ message }) => message);
  };
  const wanted = { name: ' Fay ', email: ' Fay@Studio.example ', role: 'sales' };
  expect(invitationSchema.parse(wanted)).toEqual({
    name: 'Fay',
    email: 'fay@studio.example',
    role: 'sales',
  });
  expect(wordsFor({})).toEqual([
    'Enter a name.',
    'Enter an e-mail address, such as fay@example.com.',
    'Choose a role.',
  ]);
  expect(wordsFor({ ...wanted, name: '  ' })).toEqual(['Enter a name.']);
  expect(wordsFor({ ...wanted, role: 'owner' })).toEqual(['Choose a role.']);
  expect(wordsFor({ ...wanted, email: 'fay@studio\r\nBcc: x@y.example' })).toHaveLength(1);
});

it('normalises the address of a password request', () => {
  expect(passwordLinkSchema.parse({ email: ' FAY@studio.Example ' }).email).toBe(
    'fay@studio.example',
  );
  for (const email of ['', 'fay', 7, null, { equals: 'x' }, `${'a'.repeat(200)}@b.example`]) {
    expect(passwordLinkSchema.safeParse({ email }).success).toBe(false);
  }
});

it('words the waiting time for another link', () => {
  expect(tooManyPasswordLinks(30)).toContain('in a minute');
  expect(tooManyPasswordLinks(601)).toContain('in 11 minutes');
});
