import { describe, expect, it } from 'vitest';
import { secMixedContent } from '../../../../../src/scanner/checks/security/sec-mixed-content.ts';
import { htmlPage, known, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(body: string, head = '', more: Parameters<typeof pageEvidence>[0] = {}) {
  return secMixedContent.judge(pageEvidence({ html: htmlPage(body, head), ...more }));
}

describe('a secure page', () => {
  it('passes with secure addresses only', () => {
    expect(judge('<img src="/a.png"><script src="//cdn.example/a.js"></script>').outcome).toBe(
      'pass',
    );
  });

  it('fails with scripts, styles and frames over http', () => {
    const body = `<script src="http://cdn.example/a.js"></script><iframe src="http://m.example"></iframe>`;
    expect(judge(body)).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'Plain HTTP on a secure page: 2 files that browsers block.',
      proofs: [
        { kind: 'element', value: '<script src="http://cdn.example/a.js">' },
        { kind: 'element', value: '<iframe src="http://m.example">' },
      ],
    });
  });

  it('scores half when only pictures come over http', () => {
    expect(judge('<img srcset="http://shop.example/a.png 2x">')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'Plain HTTP on a secure page: 1 picture or film.',
    });
  });

  it('fails when a form sends over http', () => {
    expect(
      judge('<form action="http://shop.example/send"><button formaction="http://b.example">'),
    ).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'Plain HTTP on a secure page: 2 forms.',
    });
  });

  it('counts addresses in styles', () => {
    const head = '<style>.a { background: url(http://shop.example/a.png) }</style>';
    const stylesheets = known([
      {
        url: 'https://shop.example/s/s.css',
        text: '.b { background: url("http://b.example/b.png") }',
      },
      { url: 'https://shop.example/s/t.css', text: '.c { background: url(c.png) }' },
    ]);
    expect(judge('', head, { stylesheets })).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      proofs: [
        { value: 'http://shop.example/a.png', remark: 'in a style element' },
        { value: 'http://b.example/b.png', remark: 'in https://shop.example/s/s.css' },
      ],
    });
  });

  it('gives only a note with upgrade-insecure-requests', () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">';
    expect(judge('<script src="http://cdn.example/a.js"></script>', meta).outcome).toBe('note');
  });

  it('ignores links, local addresses and plain text', () => {
    const body = `<a href="http://old.example">Old</a><img src="http://localhost/a.png">
      <svg xmlns="http://www.w3.org/2000/svg"></svg><pre>&lt;img src="http://a.example"></pre>`;
    const head = '<link rel="canonical" href="http://shop.example/">';
    expect(judge(body, head).outcome).toBe('pass');
  });

  it('does not apply without HTTPS', () => {
    expect(judge('', '', { url: 'http://shop.example/' }).outcome).toBe('na');
  });
});
