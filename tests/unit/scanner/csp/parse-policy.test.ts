import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePolicy } from '../../../../src/scanner/csp/content-security-policy.ts';

const directives = (text: string) => Object.fromEntries(parsePolicy(text).directives);

describe('a content security policy', () => {
  it('is read in lower case, with any spacing', () => {
    expect(directives("Script-Src 'SELF'\n https://cdn.example ;; ; img-src *")).toEqual({
      'script-src': ["'self'", 'https://cdn.example'],
      'img-src': ['*'],
    });
  });

  it('allows nothing with ’none’ and with no source at all', () => {
    expect(directives("default-src 'none'; img-src")).toEqual({ 'default-src': [], 'img-src': [] });
  });

  it('ignores ’none’ beside other sources', () => {
    expect(directives("img-src 'none' https://cdn.example")).toEqual({
      'img-src': ['https://cdn.example'],
    });
  });

  it('keeps the first duplicate and reports the others', () => {
    const policy = parsePolicy("img-src 'self'; IMG-SRC *; report-uri /a; report-uri /b");
    expect(policy.directives.get('img-src')).toEqual(["'self'"]);
    expect(policy.repeated).toEqual(['img-src']);
  });

  it('can be any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const name of parsePolicy(text).directives.keys()) expect(name).toMatch(/^[^\s;]+$/);
      }),
    );
  });
});
