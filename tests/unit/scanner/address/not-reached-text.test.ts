import { expect, it } from 'vitest';
import { notReachedText } from '@/scanner/address/read-target';
import { RefusedAddress, Unreachable } from '@/scanner/fetch/contract';

it('says the same of what is refused and what does not answer', () => {
  const texts = [
    new RefusedAddress('private-address', '10.0.0.1'),
    new RefusedAddress('port', '22'),
    new Unreachable('dns', 'none'),
    new Unreachable('timeout', 'late'),
  ].map(notReachedText);
  expect(new Set(texts).size).toBe(1);
});
