import { expect, it } from 'vitest';
import { writeNotReachedText } from '@/scanner/address/read-target';
import { RefusedAddress, Unreachable } from '@/scanner/fetch/guarded-request';

it('gives the same text for refused and for unreachable addresses', () => {
  const texts = [
    new RefusedAddress('private-address', '10.0.0.1'),
    new RefusedAddress('port', '22'),
    new Unreachable('dns', 'none'),
    new Unreachable('timeout', 'late'),
  ].map(writeNotReachedText);
  expect(new Set(texts).size).toBe(1);
});
