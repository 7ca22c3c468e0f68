import { describe, expect, it } from 'vitest';
import { secSri } from '../../../../../src/scanner/checks/security/sec-sri.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string, url = 'https://www.shop.co.uk/') =>
  secSri.judge(pageEvidence({ html: htmlPage(body), url }));

const pinned =
  '<script src="https://cdn.example/a.js" integrity="sha384-zTm/dblz+L1" crossorigin></script>';
const open = '<script src="https://cdn.example/b.js"></script>';

describe('scripts from other websites', () => {
  it('pass with a hash', () => {
    expect(judge(pinned)).toMatchObject({
      outcome: 'pass',
      summary: '1 script from other websites, each with a fingerprint.',
    });
  });

  it('fail without one, over any scheme', () => {
    expect(judge(open)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'The only script from another website has no fingerprint.',
      proofs: [{ value: '<script src="https://cdn.example/b.js">', remark: 'from cdn.example' }],
    });
    expect(judge(open.replace('https:', '')).outcome).toBe('fail');
    expect(judge(open.replace('https:', 'http:')).outcome).toBe('fail');
  });

  it('fail with an invalid hash', () => {
    for (const value of ['', 'md5-abc', 'sha384', 'sha1-abc']) {
      expect(judge(pinned.replace(/sha384-[^"]+/, value)).outcome, value).toBe('fail');
    }
  });

  it('are scored in proportion', () => {
    expect(judge(pinned + open)).toMatchObject({ share: 0.5 });
  });

  it('exclude those of the same owner', () => {
    expect(judge('<script src="/a.js"></script>').outcome).toBe('na');
    expect(judge('<script src="//static.shop.co.uk/a.js"></script>').outcome).toBe('na');
    expect(judge('<script src="https://other.co.uk/a.js"></script>').outcome).toBe('fail');
  });

  it('exclude those that their makers change in place', () => {
    const tag = '<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
    expect(judge(tag).outcome).toBe('na');
    const library = '<script src="https://ajax.googleapis.com/ajax/libs/d3/7.9.0/d3.js"></script>';
    expect(judge(library).outcome).toBe('fail');
  });

  it('exclude those that wait for consent', () => {
    expect(judge(open.replace('<script', '<script type="text/plain"')).outcome).toBe('na');
  });
});
