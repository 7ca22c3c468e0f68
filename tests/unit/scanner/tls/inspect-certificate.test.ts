import { describe, expect, it } from 'vitest';
import { inspectCertificate } from '@/scanner/tls/inspect-certificate';
import {
  certificate,
  type ProbeNet,
  probeBytes,
  probeHttp,
  probeHttps,
  publicAddress,
} from '../../../support/scanner/probe-net';

/** A moment when the valid certificate has 100 days and one hour left. */
const now = () => Date.parse('2125-01-01T00:00:00Z') - 100 * 86_400_000 - 3_600_000;

function inspected({ options }: ProbeNet, host = 'shop.example', given = {}) {
  const ca = certificate('authority.pem');
  return inspectCertificate(host, 443, { ...options, ca, timeoutMs: 10_000, now, ...given });
}

describe('a certificate', () => {
  it('passes when valid', async () => {
    const probe = await probeHttps('valid.pem', { ALPNProtocols: ['h2', 'http/1.1'] });
    expect(await inspected(probe)).toEqual({
      isValid: true,
      problem: null,
      validTo: '2125-01-01T00:00:00.000Z',
      daysLeft: 100,
      alpn: 'h2',
      protocol: 'TLSv1.3',
      issuer: 'Fixture Authority',
      acceptsLegacy: false,
    });
    expect(new Set(probe.asked)).toEqual(new Set([`${publicAddress}:443`]));
  });

  it.each([
    ['expired.pem', 'shop.example', 'CERT_HAS_EXPIRED'],
    ['self-signed.pem', 'shop.example', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['valid.pem', 'www.shop.example', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)('fails: %s for %s', async (name, host, problem) => {
    const facts = await inspected(await probeHttps(name), host);
    expect([facts.isValid, facts.problem]).toEqual([false, problem]);
  });

  it('fails for an untrusted authority', async () => {
    const facts = await inspected(await probeHttps('valid.pem'), 'shop.example', { ca: undefined });
    expect([facts.isValid, facts.problem]).toEqual([false, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE']);
  });

  it('has a negative number of days left when expired', async () => {
    const facts = await inspected(await probeHttps('expired.pem'), 'shop.example', {
      now: () => Date.parse('2021-01-11T00:00:00Z'),
    });
    expect([facts.validTo, facts.daysLeft]).toEqual(['2021-01-01T00:00:00.000Z', -10]);
  });
});

describe('the handshake', () => {
  it('shows whether TLS 1.0 or 1.1 is accepted', async () => {
    const old = await probeHttps('valid.pem', {
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    expect((await inspected(old)).acceptsLegacy).toBe(true);
  });

  it('gives an older protocol, and null without ALPN agreement', async () => {
    const older = await probeHttps('valid.pem', { maxVersion: 'TLSv1.2', ALPNProtocols: [] });
    expect(await inspected(older)).toMatchObject({ protocol: 'TLSv1.2', alpn: null });
  });

  it('leaves old protocols unknown when the second connection fails', async () => {
    const probe = await probeHttps('valid.pem');
    let attempts = 0;
    const facts = await inspected(probe, 'shop.example', {
      connect: (endpoint: { address: string; port: number }) => {
        attempts += 1;
        const socket = probe.options.connect?.(endpoint);
        if (attempts > 1) socket?.destroy(new Error('no more'));
        return socket;
      },
    });
    expect([facts.isValid, facts.acceptsLegacy]).toEqual([true, null]);
  });
});

describe('an uninspectable host', () => {
  it.each(['127.0.0.1', '[::1]', 'localhost', 'me@shop.example', 'metadata.google.internal'])(
    'is not connected to: %s',
    async (host) => {
      const probe = await probeHttps('valid.pem');
      await expect(inspected(probe, host)).rejects.toMatchObject({ name: 'RefusedAddress' });
      expect(probe.connections()).toBe(0);
    },
  );

  it('is not connected to when its name resolves to a private address', async () => {
    const probe = await probeHttps('valid.pem');
    const resolve = async () => [publicAddress, '10.0.0.1'];
    await expect(inspected(probe, 'shop.example', { resolve })).rejects.toMatchObject({
      code: 'private-address',
    });
    await expect(
      inspectCertificate('shop.example', 8443, { ...probe.options, timeoutMs: 9_000, now }),
    ).rejects.toMatchObject({ code: 'port' });
    expect(probe.connections()).toBe(0);
  });

  it('is unreachable without TLS', async () => {
    const probe = await probeHttp((_request, response) => response.end('plain'));
    await expect(inspected(probe)).rejects.toMatchObject({ name: 'Unreachable', code: 'tls' });
  });

  it('fails at the deadline', async () => {
    const probe = await probeBytes(() => {});
    await expect(inspected(probe, 'shop.example', { timeoutMs: 200 })).rejects.toMatchObject({
      name: 'Unreachable',
      code: 'timeout',
    });
  });
});
