import { expect, it } from 'vitest';
import {
  confirmationToken,
  isConfirmationToken,
  isSameSignature,
  keyFor,
  signatureOf,
} from '@/platform/signature';

const secret = 'a secret of at least thirty-two letters';

it('a signature for one purpose is invalid for another', () => {
  const signature = signatureOf(secret, 'one', 'text');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(signature).toBe(signatureOf(secret, 'one', 'text'));
  expect(signature).not.toBe(signatureOf(secret, 'other', 'text'));
  expect(signature).not.toBe(signatureOf(`${secret}!`, 'one', 'text'));
  expect(keyFor(secret, 'one')).toMatch(/^[0-9a-f]{64}$/);
  expect(keyFor(secret, 'one')).not.toBe(keyFor(secret, 'other'));
});

it('signatures of any length are compared', () => {
  expect(isSameSignature('abc', 'abc')).toBe(true);
  for (const wrong of ['', 'abd', 'ab', 'abcd', 'äbc']) {
    expect(isSameSignature(wrong, 'abc')).toBe(false);
  }
});

it('a link confirms one email address for one scan', () => {
  const scan = { uuid: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', email: 'owner@client.example' };
  const token = confirmationToken(secret, scan);
  expect(isConfirmationToken(secret, token, scan)).toBe(true);
  expect(isConfirmationToken(secret, token, { ...scan, email: 'other@client.example' })).toBe(
    false,
  );
  expect(isConfirmationToken(secret, token, { ...scan, uuid: scan.uuid.replace('1', '2') })).toBe(
    false,
  );
});
