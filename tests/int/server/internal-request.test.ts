import { expect, it } from 'vitest';
import { isInternalRequest, notFound } from '@/platform/internal-request';

function requestWith(authorization?: string): Request {
  const headers = new Headers(
    authorization === undefined ? [] : [['authorization', authorization]],
  );
  return new Request('http://localhost/api/internal/jobs', { method: 'POST', headers });
}

it('recognises the supervisor by its secret', () => {
  expect(isInternalRequest(requestWith('Bearer the-secret'), 'the-secret')).toBe(true);
});

it.each([
  undefined,
  '',
  'the-secret',
  'Bearer',
  'Bearer the-secre',
  'Bearer the-secret2',
  'Basic x',
])('rejects %s', (authorization) => {
  expect(isInternalRequest(requestWith(authorization), 'the-secret')).toBe(false);
});

it('reveals nothing to other clients', async () => {
  expect(notFound().status).toBe(404);
});
