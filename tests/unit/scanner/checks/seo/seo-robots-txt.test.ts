import { describe, expect, it } from 'vitest';
import { seoRobotsTxt } from '../../../../../src/scanner/checks/seo/seo-robots-txt.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

const url = 'https://shop.example/robots.txt';

function judge(body: string, { status = 200, isCut = false } = {}) {
  const file = { url, finalUrl: url, status, contentType: 'text/plain', body, isCut };
  return seoRobotsTxt.judge(pageEvidence({ robotsTxt: known(file) }));
}

describe('a robots.txt', () => {
  it('passes when every line is valid', () => {
    expect(judge('User-agent: *\nDisallow: /cart # private')).toMatchObject({ outcome: 'pass' });
    expect(judge('# Come in.')).toMatchObject({ outcome: 'pass' });
  });

  it.each([
    ['', 200],
    [' \n', 200],
    ['User-agent', 404],
    ['', 410],
  ])('is optional: %j with status %i', (body, status) => {
    expect(judge(body, { status })).toMatchObject({ outcome: 'na' });
  });

  it.each([401, 403])('closes nothing with status %i', (status) => {
    expect(judge('', { status })).toMatchObject({
      outcome: 'note',
      summary: `The server keeps robots.txt back (status ${status}). Search engines take that as no rules at all.`,
    });
  });

  it.each([429, 302])('is unknown for status %i', (status) => {
    expect(judge('', { status })).toMatchObject({ outcome: 'unknown' });
  });

  it('is unknown when unreachable', () => {
    expect(seoRobotsTxt.judge(pageEvidence())).toMatchObject({ outcome: 'unknown' });
  });

  it('fails for a server error', () => {
    expect(judge('', { status: 503 })).toMatchObject({
      outcome: 'fail',
      summary: 'robots.txt answers with error 503.',
      proofs: [{ kind: 'address', value: url }],
    });
  });

  it('fails when it is a web page', () => {
    expect(judge('\n<!DOCTYPE html>\n<html><body>Home</body></html>')).toMatchObject({
      outcome: 'fail',
      summary: 'In place of robots.txt there is a web page.',
    });
  });

  it('fails in part with invalid lines', () => {
    const body = 'User-agent: *\nDisallow: /cart\nDisallow: cart\nAllow: /\nStay out\n';
    expect(judge(body)).toMatchObject({
      outcome: 'fail',
      share: 0.6,
      summary: 'robots.txt has 2 lines that can’t be understood.',
      proofs: [
        { value: 'Disallow: cart', remark: 'Line 3: A path begins with / or *.' },
        { value: 'Stay out', remark: 'Line 5: No rule: there is no colon.' },
      ],
    });
    expect(judge('Disallow: /')).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('gives a note for directives of newer crawlers', () => {
    expect(judge('User-agent: *\nContent-Signal: search=yes\nDisallow: /x')).toMatchObject({
      outcome: 'pass',
    });
    expect(judge('User-agent: *\nDisalow: /x\nMood: good')).toMatchObject({
      outcome: 'note',
      summary: 'robots.txt can be read; only some crawlers understand 2 lines in it.',
    });
  });

  it('gives a note when too long, without a fault for the cut line', () => {
    expect(judge('User-agent: *\nDisallow: /x\nDisall', { isCut: true })).toMatchObject({
      outcome: 'note',
    });
  });
});
