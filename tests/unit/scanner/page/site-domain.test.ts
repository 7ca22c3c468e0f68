import { describe, expect, it } from 'vitest';
import { isSameDomain, siteDomain } from '../../../../src/scanner/page/internal-links.ts';

const url = (host: string) => new URL(`https://${host}/`);

describe('the registered domain', () => {
  it('is what somebody registered, whatever stands before it', () => {
    expect(siteDomain(url('www.shop.co.uk'))).toBe('shop.co.uk');
    expect(siteDomain(url('shop.co.uk'))).toBe('shop.co.uk');
    expect(siteDomain(url('cdn.eu.shop.com'))).toBe('shop.com');
  });

  it('is the host where nothing was registered', () => {
    expect(siteDomain(url('localhost'))).toBe('localhost');
    expect(siteDomain(url('127.0.0.1'))).toBe('127.0.0.1');
  });

  it('tells owners apart that share an ending', () => {
    expect(isSameDomain(url('www.shop.co.uk'), url('img.shop.co.uk'))).toBe(true);
    expect(isSameDomain(url('shop.co.uk'), url('other.co.uk'))).toBe(false);
  });
});
