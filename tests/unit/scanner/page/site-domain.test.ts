import { describe, expect, it } from 'vitest';
import { findSiteDomain, isSameDomain } from '../../../../src/scanner/page/resources.ts';

const url = (host: string) => new URL(`https://${host}/`);

describe('the registered domain', () => {
  it('is the registered part of any host', () => {
    expect(findSiteDomain(url('www.shop.co.uk'))).toBe('shop.co.uk');
    expect(findSiteDomain(url('shop.co.uk'))).toBe('shop.co.uk');
    expect(findSiteDomain(url('cdn.eu.shop.com'))).toBe('shop.com');
  });

  it('is the host without a registered part', () => {
    expect(findSiteDomain(url('localhost'))).toBe('localhost');
    expect(findSiteDomain(url('127.0.0.1'))).toBe('127.0.0.1');
  });

  it('differs between owners under one suffix', () => {
    expect(isSameDomain(url('www.shop.co.uk'), url('img.shop.co.uk'))).toBe(true);
    expect(isSameDomain(url('shop.co.uk'), url('other.co.uk'))).toBe(false);
  });
});
