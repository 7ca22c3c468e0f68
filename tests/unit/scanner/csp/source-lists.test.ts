import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listAllowedSources,
  parsePolicy,
} from '../../../../src/scanner/csp/content-security-policy.ts';

const allowed = (name: string, ...policies: string[]) =>
  listAllowedSources(policies.map(parsePolicy), name);

describe('a policy’s sources', () => {
  it('fall back to default-src', () => {
    expect(allowed('script-src', "default-src 'self'")).toEqual(["'self'"]);
    expect(allowed('script-src-elem', "script-src 'self'; default-src *")).toEqual(["'self'"]);
    expect(allowed('script-src', 'img-src *')).toBeNull();
  });

  it('have no fallback for navigation directives', () => {
    expect(allowed('base-uri', "default-src 'self'")).toBeNull();
  });

  it('exclude values that a nonce or hash disables', () => {
    expect(allowed('script-src', "script-src 'unsafe-inline' 'nonce-a' https:")).toEqual([
      "'nonce-a'",
      'https:',
    ]);
    expect(
      allowed('script-src', "script-src 'strict-dynamic' 'sha256-a' 'self' https: data:"),
    ).toEqual(["'strict-dynamic'", "'sha256-a'"]);
  });
});

describe('the sources of several policies', () => {
  it('are the intersection', () => {
    expect(allowed('script-src', "script-src 'self' https:", "default-src 'self'")).toEqual([
      "'self'",
    ]);
    expect(allowed('script-src', "script-src 'unsafe-inline'", "script-src 'none'")).toEqual([]);
  });

  it('keep the narrower of two', () => {
    const narrow = 'https://cdn.example/lib.js';
    for (const broad of [
      'https:',
      'http:',
      '*',
      'https://cdn.example',
      'https://*.example/lib.js',
    ]) {
      expect(allowed('script-src', `script-src ${broad}`, `script-src ${narrow}`), broad).toEqual([
        narrow,
      ]);
    }
    const nonce = "script-src 'nonce-a'";
    expect(allowed('script-src', "script-src 'unsafe-inline'", nonce)).toEqual(["'nonce-a'"]);
  });

  it('are empty for disjoint lists', () => {
    expect(allowed('script-src', 'script-src https://a.example', 'script-src data:')).toEqual([]);
    expect(allowed('script-src', 'script-src *', 'script-src data:')).toEqual([]);
  });

  it('ignore a policy without the directive', () => {
    expect(allowed('script-src', 'img-src *', "script-src 'self'")).toEqual(["'self'"]);
  });

  it('do not depend on the order, and never grow with another policy', () => {
    const source = fc.constantFrom(
      "'self'",
      "'unsafe-inline'",
      'https:',
      '*',
      'data:',
      "'nonce-a'",
    );
    const policy = fc
      .array(source, { minLength: 1 })
      .map((sources) => `script-src ${sources.join(' ')}`);
    fc.assert(
      fc.property(policy, policy, (one, other) => {
        const both = allowed('script-src', one, other) ?? [];
        expect(new Set(both)).toEqual(new Set(allowed('script-src', other, one)));
        const either = [one, other].flatMap((text) => allowed('script-src', text) ?? []);
        for (const kept of both) expect(either).toContain(kept);
      }),
    );
  });
});
