import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { listLoadedFiles, listResources } from '../../../../src/scanner/page/resources.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

const page = (body: string, head = '') =>
  parsePage(htmlPage(body, head), 'https://shop.example/a/');

function found(body: string, head = '') {
  return listResources(page(body, head)).map(({ url, kind, isAlternative }) =>
    [kind, url.pathname + url.search, ...(isAlternative ? ['instead'] : [])].join(' '),
  );
}

function blocking(head: string) {
  return listResources(page('', head)).map(({ isBlocking }) => isBlocking);
}

describe('files that a page refers to', () => {
  it('are scripts, styles, pictures, fonts and others', () => {
    const head = `
      <link rel="stylesheet" href="s.css"><script src="/s.js"></script>
      <link rel="preload" as="font" href="f.woff2"><link rel="modulepreload" href="m.js">`;
    const body = `
      <img src="i.jpg"><input type="image" src="b.png"><iframe src="map.html"></iframe>
      <embed src="e.swf"><object data="o.pdf"></object><svg><image href="v.png"/></svg>`;
    expect(found(body, head)).toEqual([
      'style /a/s.css',
      'script /s.js',
      'font /a/f.woff2',
      'script /a/m.js',
      'image /a/i.jpg',
      'image /a/b.png',
      'other /a/map.html',
      'other /a/e.swf',
      'other /a/o.pdf',
      'image /a/v.png',
    ]);
  });

  it('include one picture candidate, and the others as alternatives', () => {
    const body = `
      <picture><source srcset="p.avif 1x, p2.avif 2x"><img src="p.jpg" srcset="p2.jpg 2x"></picture>
      <img srcset="q.jpg 1x, q2.jpg 2x">`;
    expect(found(body)).toEqual([
      'image /a/p.avif instead',
      'image /a/p2.avif instead',
      'image /a/p.jpg',
      'image /a/p2.jpg instead',
      'image /a/q.jpg',
      'image /a/q2.jpg instead',
    ]);
  });

  it('include a video only with autoplay, and its poster always', () => {
    const sources = '<source src="f.webm"><source src="f.mp4">';
    expect(found(`<video poster="p.jpg" autoplay>${sources}</video>`)).toEqual([
      'image /a/p.jpg',
      'other /a/f.webm',
      'other /a/f.mp4 instead',
    ]);
    expect(found(`<video>${sources}</video>`)).toEqual([
      'other /a/f.webm instead',
      'other /a/f.mp4 instead',
    ]);
  });

  it('include icons and prefetches as alternatives', () => {
    const head = `<link rel="shortcut icon" href="i.ico"><link rel="manifest" href="m.json">
      <link rel="prefetch" as="script" href="next.js">`;
    expect(found('', head)).toEqual([
      'image /a/i.ico instead',
      'other /a/m.json instead',
      'script /a/next.js instead',
    ]);
  });

  it('include pictures in styles and imported styles', () => {
    const head = `<style>@import "base.css"; .x { background: url(x.png) }</style>`;
    expect(found(`<div style="background: url('hero.jpg')"></div>`, head)).toEqual([
      'style /a/base.css',
      'image /a/hero.jpg',
    ]);
  });

  it('exclude files that browsers do not load', () => {
    const head = `
      <script type="text/plain" src="consent.js"></script><script src="old.js" nomodule></script>
      <script type="application/ld+json" src="data.json"></script>
      <link rel="alternate stylesheet" href="alt.css"><link rel="stylesheet" disabled href="d.css">
      <link rel="canonical" href="https://shop.example/">`;
    const body = `
      <noscript><img src="pixel.gif"></noscript><template><img src="t.png"></template>
      <img src=""><img src="data:image/gif;base64,R0lG"><a href="page.html">Page</a>`;
    expect(found(body, head)).toEqual([]);
  });

  it('are limited', () => {
    expect(listResources(page('<img src=x.png>'.repeat(4000)))).toHaveLength(3000);
  });
});

describe('a render-blocking file', () => {
  it('is a plain script or a screen style sheet in the head', () => {
    const held = `<script src="a.js"></script><link rel="stylesheet" href="a.css">
      <link rel="stylesheet" media="screen" href="b.css">`;
    expect(blocking(held)).toEqual([true, true, true]);
  });

  it('is neither deferred nor for print', () => {
    const free = `<script src="a.js" async></script><script src="b.js" defer></script>
      <script src="c.js" type="module"></script><link rel="stylesheet" media="print" href="a.css">`;
    expect(blocking(free)).toEqual([false, false, false, false]);
    expect(listResources(page('<script src="a.js"></script>'))[0]?.isBlocking).toBe(false);
  });
});

describe('files that are loaded', () => {
  it('are unique, ignoring fragments', () => {
    const body = '<img src="a.svg#one"><img src="a.svg#two"><img src="b.png" srcset="b2.png 2x">';
    expect(listLoadedFiles(page(body))).toEqual([
      { url: 'https://shop.example/a/a.svg', kind: 'image' },
      { url: 'https://shop.example/a/b.png', kind: 'image' },
    ]);
  });
});
