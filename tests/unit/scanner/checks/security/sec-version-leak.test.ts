import { describe, expect, it } from 'vitest';
import { secVersionLeak } from '../../../../../src/scanner/checks/security/sec-version-leak.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const header = (name: string, value: string) =>
  secVersionLeak.judge(pageEvidence({ headers: [[name, value]] }));
const generator = (content: string) =>
  secVersionLeak.judge(
    pageEvidence({ html: htmlPage('', `<meta name="Generator" content="${content}">`) }),
  );

describe('version numbers', () => {
  it('pass when hidden', () => {
    for (const value of ['nginx', 'Apache', 'cloudflare', 'Google Frontend', 'ECS (lhr/4A5B)']) {
      expect(header('server', value).outcome, value).toBe('pass');
    }
    expect(header('x-powered-by', 'Next.js').outcome).toBe('pass');
    expect(generator('Wix.com Website Builder').outcome).toBe('pass');
  });

  it('fail in headers and in the page', () => {
    const told = [
      ['server', 'Apache/2.4.41 (Ubuntu)'],
      ['server', 'nginx/1'],
      ['x-powered-by', 'PHP/8.1.2'],
      ['x-aspnet-version', '4.0.30319'],
    ] as const;
    for (const [name, value] of told) {
      expect(header(name, value), value).toMatchObject({
        outcome: 'fail',
        summary: 'The website names a version number in 1 place.',
      });
    }
    expect(generator('WordPress 6.5.2')).toMatchObject({
      outcome: 'fail',
      proofs: [{ value: '<meta name="Generator" content="WordPress 6.5.2">' }],
    });
  });

  it('are searched where software names itself', () => {
    expect(header('via', '1.1 varnish').outcome).toBe('pass');
    const html = htmlPage('', '<meta name="description" content="Version 2.0 of our bread">');
    expect(secVersionLeak.judge(pageEvidence({ html })).outcome).toBe('pass');
  });

  it('of hosted site builders are ignored', () => {
    const html = htmlPage('', '<meta name="generator" content="Some Website Builder 8.0.0">');
    expect(secVersionLeak.judge(pageEvidence({ html })).outcome).toBe('pass');
  });
});
