import { onTestFinished } from 'vitest';
import { runScan, type ScanParts } from '@/scanner/engine/run-scan';
import type { RunOptions, ScanOutcome } from '@/scanner/model/report';
import {
  type FixturePaths,
  type FixtureSite,
  startFixtureSite,
} from '../../../../support/fixture-site';

/** A small faultless site; its home page refers to everything that the scanner requests. */
export const shop: FixturePaths = {
  '/': `<!doctype html><html lang="en-GB"><head><title>Bakery in Ross-on-Wye</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="stylesheet" href="/a.css"></head><body><main><h1>Bread and cakes</h1>
    <img src="/loaf.png" alt="A loaf" width="10" height="10">
    <a href="/contact">Contact</a> <a href="/privacy">Privacy</a> <a href="/menu">Menu</a>
    </main><script src="/a.js" defer></script></body></html>`,
  '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /' },
  '/sitemap.xml': {
    headers: { 'content-type': 'application/xml' },
    body: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
  },
  '/a.css': { headers: { 'content-type': 'text/css' }, body: '@media (width > 40em) {}' },
  '/a.js': { headers: { 'content-type': 'text/javascript' }, body: 'let a' },
  '/loaf.png': { headers: { 'content-type': 'image/png' }, body: 'png' },
  '/contact': '<!doctype html><title>Contact</title><p>Call us',
  '/privacy': '<!doctype html><title>Privacy</title><p>We keep nothing',
  '/menu': '<!doctype html><title>Menu</title><p>Bread',
};

/** A fixture site for one test. */
export async function openSite(paths: FixturePaths): Promise<FixtureSite> {
  const site = await startFixtureSite(paths);
  onTestFinished(() => site.close());
  return site;
}

export function optionsFor(site: FixtureSite): RunOptions {
  return {
    allowHosts: [site.host],
    denyHosts: [],
    userAgent: 'Test/1.0',
    now: () => Date.parse('2026-11-01T12:00:00Z'),
  };
}

export function scanSite(
  site: FixtureSite,
  parts: ScanParts,
  options: Partial<RunOptions> = {},
  path = '/',
): Promise<ScanOutcome> {
  return runScan(site.origin + path, { ...optionsFor(site), ...options }, parts);
}
