import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressKey } from '@/platform/address-key';
import { clientAddress, noticeUntrustedProxy } from '@/platform/http/site-server';
import { unseenProxy } from '@/platform/unseen-proxy';

const request = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as never as IncomingMessage;

describe('a visitor’s address', () => {
  it('is the connection’s without a trusted proxy', () => {
    expect(clientAddress(request('192.0.2.7', '198.51.100.1'), 0)).toBe('192.0.2.7');
    expect(clientAddress(request('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
    expect(clientAddress(request(undefined), 0)).toBe('unknown');
  });

  it('comes from our outermost proxy, not from the visitor’s own header', () => {
    const claimed = '203.0.113.9, 198.51.100.1, 10.0.0.2';
    expect(clientAddress(request('10.0.0.1', claimed), 1)).toBe('10.0.0.2');
    expect(clientAddress(request('10.0.0.1', claimed), 2)).toBe('198.51.100.1');
    expect(clientAddress(request('10.0.0.1', ['203.0.113.9', '198.51.100.1']), 1)).toBe(
      '198.51.100.1',
    );
  });

  it('is the connection’s when the header is missing, too short or invalid', () => {
    expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
    expect(clientAddress(request('10.0.0.1', '198.51.100.1'), 2)).toBe('10.0.0.1');
    expect(clientAddress(request('10.0.0.1', '<script>'), 1)).toBe('10.0.0.1');
  });
});

describe('the key of an address', () => {
  const key = (address: string, secret = 'secret') => addressKey(address, secret);

  it('discloses nothing of the address without the secret', () => {
    expect(key('192.0.2.7')).toMatch(/^[\w-]{32}$/);
    expect(key('192.0.2.7')).toBe(key('192.0.2.7'));
    expect(key('192.0.2.7')).not.toBe(key('192.0.2.8'));
    expect(key('192.0.2.7')).not.toBe(key('192.0.2.7', 'another'));
  });

  it('is common to a whole /64, which one visitor owns', () => {
    expect(key('2001:db8:1:2::1')).toBe(key('2001:db8:1:2:ffff::9'));
    expect(key('2001:db8:1:2::1')).toBe(key('2001:0db8:0001:0002:0:0:0:7'));
    expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
    expect(key('2001:db8::1')).toBe(key('2001:db8:0:0:5::1'));
  });
});

describe('a proxy that the settings do not name', () => {
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    ({ socket: { remoteAddress }, headers }) as never as IncomingMessage;
  const forwarded = { 'x-forwarded-for': '198.51.100.1' };

  beforeEach(() => {
    unseenProxy().seen = false;
  });

  it.each([
    ['127.0.0.1', forwarded],
    ['::1', forwarded],
    ['::ffff:10.0.0.1', forwarded],
    ['172.17.0.1', { forwarded: 'for=198.51.100.1' }],
    ['fd00::1', forwarded],
  ])('is noticed at %s, and logged once', (peer, headers) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    for (let visit = 0; visit < 3; visit += 1) noticeUntrustedProxy(from(peer, headers), 0);
    expect(unseenProxy().seen).toBe(true);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toContain('TRUSTED_PROXY_HOPS');
  });

  it.each([
    ['a visitor who claims it', '198.51.100.9', forwarded, 0],
    ['a visit without proxy', '127.0.0.1', {}, 0],
    ['a proxy that is trusted', '127.0.0.1', forwarded, 1],
    ['Next, which follows a redirect of an action', '127.0.0.1', { ...forwarded, rsc: '1' }, 0],
  ])('is not confused with %s', (_, peer, headers, hops) => {
    noticeUntrustedProxy(from(peer, headers as Record<string, string>), hops);
    expect(unseenProxy().seen).toBe(false);
  });
});
