import { describe, expect, it } from 'vitest';
import {
  findWeaknesses,
  parsePolicy,
} from '../../../../src/scanner/csp/content-security-policy.ts';

const weak = (...policies: string[]) =>
  findWeaknesses(policies.map(parsePolicy), true).weaknesses.map(
    ({ kind, directive }) => `${kind}: ${directive}`,
  );

describe('weaknesses of a policy', () => {
  it('are none with named sources for scripts', () => {
    expect(weak("default-src 'self' https://cdn.example; object-src 'none'")).toEqual([]);
    expect(
      weak("default-src 'none'; script-src 'nonce-a' 'unsafe-inline' 'strict-dynamic'"),
    ).toEqual([]);
  });

  it('include missing rules for scripts and plug-ins', () => {
    expect(weak('upgrade-insecure-requests')).toEqual([
      'any-script: script-src',
      'any-object: object-src',
    ]);
  });

  it('include very broad sources', () => {
    expect(weak("default-src 'self'; script-src https: 'unsafe-inline' data:")).toEqual([
      'any-script: script-src https:',
      "any-script: script-src 'unsafe-inline'",
      'any-script: script-src data:',
    ]);
    expect(weak("default-src 'self'; object-src https://*")).toEqual([
      'any-object: object-src https://*',
    ]);
  });

  it('include http sources, except pictures, on an https page', () => {
    const policy =
      "default-src 'none'; connect-src http://api.example; img-src http:; report-uri http://r.example";
    expect(weak(policy)).toEqual(['insecure: connect-src http://api.example']);
    expect(findWeaknesses([parsePolicy(policy)], false).weaknesses).toEqual([]);
    expect(findWeaknesses([parsePolicy(policy)], true).remarks).toEqual(['insecure-pictures']);
  });

  it('include eval, a repeated directive, and strict-dynamic alone', () => {
    expect(weak("default-src 'self'; script-src 'self' 'unsafe-eval'")).toEqual([
      "eval: script-src 'unsafe-eval'",
    ]);
    expect(weak("default-src 'self'; default-src 'none'")).toEqual(['repeated: default-src']);
    expect(weak("default-src 'none'; script-src 'strict-dynamic'")).toEqual([
      "strict-dynamic: script-src 'strict-dynamic'",
    ]);
  });

  it('are found in script-src-elem as well', () => {
    expect(weak("default-src 'self'; script-src-elem *")).toEqual([
      'any-script: script-src-elem *',
    ]);
  });

  it('are fixed by a second policy', () => {
    expect(weak("script-src 'unsafe-inline'; object-src *", "default-src 'self'")).toEqual([]);
  });

  it('exclude inline styles, which are only a remark', () => {
    const { weaknesses, remarks } = findWeaknesses(
      [parsePolicy("default-src 'self'; style-src 'self' 'unsafe-inline'")],
      true,
    );
    expect({ weaknesses, remarks }).toEqual({ weaknesses: [], remarks: ['free-styles'] });
  });
});
