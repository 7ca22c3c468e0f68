import { describe, expect, it } from 'vitest';
import type { Visit } from '@/scanner/fetch/guarded-request';
import { bombProblem } from '@/scanner/fetch/read-body';
import { findPageProblem } from '@/scanner/gather/page-problem';

interface Parts extends Partial<Omit<Visit['answer'], 'body'>> {
  body?: string;
  stoppedBecause?: Visit['stoppedBecause'];
}

function visit({ body = '<h1>Hello</h1>', stoppedBecause = null, ...answer }: Parts): Visit {
  const url = 'https://shop.example/';
  return {
    hops: [{ url, status: answer.status ?? 200, location: null }],
    answer: {
      url,
      status: 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      location: null,
      isCut: false,
      bodyProblem: null,
      ttfbMs: 1,
      ...answer,
      body: new TextEncoder().encode(body),
    },
    stoppedBecause,
  };
}

describe('a page to judge', () => {
  it.each<[string, Parts]>([
    ['an ordinary one', {}],
    ['XHTML', { headers: [['content-type', 'application/xhtml+xml']] }],
    ['one without a type that begins like HTML', { headers: [], body: '\n<!DOCTYPE html><p>Hi' }],
    ['one that speaks of robots', { body: '<title>Just a moment...</title><p>Our café' }],
    [
      'an ordinary page behind Cloudflare',
      {
        body: '<h1>Shop</h1><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
      },
    ],
    [
      'an ordinary page behind Imperva',
      {
        body: '<h1>Shop</h1><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e"></script>',
      },
    ],
  ])('%s', (_, parts) => {
    expect(findPageProblem(visit(parts))).toBeNull();
  });
});

describe('blocked', () => {
  it.each([401, 403, 406, 429, 503, 999])('status %i', (status) => {
    expect(findPageProblem(visit({ status }))).toMatchObject({
      status: 'blocked',
      httpStatus: status,
    });
  });

  it.each<[string, Parts]>([
    ['Cloudflare', { status: 403, headers: [['cf-mitigated', 'challenge']] }],
    [
      'Cloudflare',
      {
        body: '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b"></script>',
      },
    ],
    ['Sucuri', { status: 403, headers: [['x-sucuri-block', '11']] }],
    ['Imperva', { body: '<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=5">' }],
    ['Imperva', { body: 'Request unsuccessful. Incapsula incident ID: 7-42' }],
    [
      'DataDome',
      {
        status: 403,
        body: "<script>var dd={'rt':'c'}</script><script src='https://ct.captcha-delivery.com/c.js'>",
      },
    ],
    ['HUMAN', { status: 403, body: '<div id="px-captcha"></div>' }],
    ['Akamai', { status: 200, body: '<div id="sec-if-cpt-container">' }],
    ['AWS WAF', { status: 202, headers: [['x-amzn-waf-action', 'challenge']] }],
    [
      'SiteGround',
      {
        status: 202,
        body: '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">',
      },
    ],
    ['Vercel', { status: 429, headers: [['x-vercel-mitigated', 'challenge']] }],
  ])('by %s', (guard, parts) => {
    const problem = findPageProblem(visit(parts));
    expect(problem).toMatchObject({ status: 'blocked' });
    expect(problem?.because).toContain(guard);
  });
});

describe('no page', () => {
  it.each<[string, string, Parts]>([
    ['error-status', 'not found', { status: 404 }],
    ['error-status', 'a broken server', { status: 500 }],
    ['error-status', 'a redirect to nowhere', { status: 302 }],
    ['empty', 'nothing', { body: '' }],
    ['empty', 'white space', { body: ' \r\n\t ' }],
    ['not-html', 'a picture', { headers: [['content-type', 'image/png']], body: '<html>' }],
    ['not-html', 'data without a type', { headers: [], body: '{"a":1}' }],
    ['not-html', 'what can’t be unpacked', { bodyProblem: 'unknown encoding' }],
    ['too-large', 'more than 2 MB', { isCut: true }],
    ['too-many-redirects', 'a loop', { status: 302, stoppedBecause: 'loop' }],
    ['too-many-redirects', 'a long chain', { status: 302, stoppedBecause: 'too-many' }],
  ])('%s: %s', (reason, _, parts) => {
    expect(findPageProblem(visit(parts))).toMatchObject({ status: 'no-page', reason });
  });

  it('is taken for one where its beginning is enough', () => {
    expect(findPageProblem(visit({ isCut: true }), { takesCut: true })).toBeNull();
  });

  it('says why a body could not be unpacked', () => {
    expect(findPageProblem(visit({ bodyProblem: bombProblem }))).toMatchObject({
      reason: 'too-large',
      because:
        'The page is sent compressed and unpacks to hundreds of times its size, so our scanner stopped reading it.',
    });
    expect(findPageProblem(visit({ bodyProblem: 'It is packed more than once.' }))?.because).toBe(
      'The page can’t be unpacked. It is packed more than once.',
    );
  });

  it('when the site redirects to a forbidden address', () => {
    expect(findPageProblem(visit({ status: 302, stoppedBecause: 'refused' }))?.status).toBe(
      'refused',
    );
  });
});
