import { describe, expect, it } from 'vitest';
import { probeHttps } from '../../../support/scanner/probe-net';

const limits = { maxBytes: 1_000, timeoutMs: 10_000 };

describe('an untrusted certificate', () => {
  it.each(['valid.pem', 'expired.pem', 'self-signed.pem'] as const)(
    'does not stop the visit: %s',
    async (name) => {
      const { client, asked } = await probeHttps(name);
      const answer = await client.request({ url: 'https://shop.example/', ...limits });
      expect(Buffer.from(answer.body).toString()).toBe('secure');
      expect(asked).toEqual(['93.184.215.14:443']);
    },
  );
});

it('sends the host name although it connects to an address', async () => {
  const names: string[] = [];
  const { client } = await probeHttps('valid.pem', {
    SNICallback: (name, done) => {
      names.push(name);
      done(null);
    },
  });
  await client.request({ url: 'https://www.shop.example./', ...limits });
  expect(names).toEqual(['www.shop.example']);
});

it('fails with a clear code without TLS', async () => {
  const { client } = await probeHttps('valid.pem', { maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });
  await expect(client.request({ url: 'https://shop.example/', ...limits })).rejects.toMatchObject({
    name: 'Unreachable',
    code: 'tls',
  });
});
