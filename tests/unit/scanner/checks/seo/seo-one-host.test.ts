import { describe, expect, it } from 'vitest';
import { seoOneHost } from '../../../../../src/scanner/checks/seo/seo-one-host.ts';
import type { HostVariant } from '../../../../../src/scanner/model/evidence.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

/** Redirects from each address to the next. */
function way(...addresses: string[]): HostVariant {
  const hops = addresses.map((url, index) => {
    const location = addresses[index + 1] ?? null;
    return { url, status: location === null ? 200 : 301, location };
  });
  return { asked: addresses[0] ?? '', hops, finalUrl: addresses.at(-1) ?? null, status: 200 };
}

const silent = (asked: string): HostVariant => ({ asked, hops: [], finalUrl: null, status: null });

const bare = 'https://shop.example/';
const www = 'https://www.shop.example/';
const httpBare = 'http://shop.example/';
const httpWww = 'http://www.shop.example/';

function judge(variants: readonly HostVariant[], url = bare) {
  return seoOneHost.judge(pageEvidence({ url, variants: known(variants) }));
}

describe('the four host variants of a site', () => {
  it('lead to one host', () => {
    const all = [way(bare), way(www, bare), way(httpBare, bare), way(httpWww, www, bare)];
    expect(judge(all)).toMatchObject({ outcome: 'pass' });
  });

  it('may redirect further within the site', () => {
    const far = way(httpWww, www, bare, `${bare}en`, `${bare}en/`);
    expect(judge([way(bare), far])).toMatchObject({ outcome: 'pass' });
  });

  it('lead to several hosts', () => {
    expect(judge([way(bare), way(www), way(httpBare, bare), way(httpWww, bare)])).toMatchObject({
      outcome: 'fail',
      share: 0.75,
      summary: 'The website answers at 2 different addresses.',
    });
  });

  it('need too many redirects', () => {
    const long = way(httpWww, httpBare, www, bare);
    expect(judge([way(bare), long])).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      proofs: [{ value: httpWww, remark: '3 redirects' }],
    });
  });

  it('give a note without a page, except on subdomains', () => {
    const lost = { ...way(www), status: 404 };
    const variants = [way(bare), way(httpBare, bare), lost, silent(httpWww)];
    expect(judge(variants)).toMatchObject({
      outcome: 'note',
      proofs: [{ kind: 'address', value: 'www.shop.example' }],
    });
    const blog = 'https://blog.shop.example/';
    const ways = [way(blog), silent('https://www.blog.shop.example/')];
    expect(judge(ways, blog)).toMatchObject({ outcome: 'pass' });
  });

  it('are unknown', () => {
    expect(judge([silent(bare), silent(www)])).toMatchObject({ outcome: 'unknown' });
    expect(seoOneHost.judge(pageEvidence())).toMatchObject({ outcome: 'unknown' });
  });
});
