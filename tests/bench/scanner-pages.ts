import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FixturePaths } from '../support/fixture-site.ts';

/** Pages like those of small businesses, from a plain one-pager to a shop of a page builder, and a real one. */

const words =
  'our family has baked bread in the old mill by the river since the spring and every loaf is made by hand with flour from the farm next door'.split(
    ' ',
  );

function prose(count: number, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => words[(index * 7 + start) % words.length],
  ).join(' ');
}

function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('\n');
}

const business = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Bakery',
  name: 'Mill Bakery',
  telephone: '+441432000000',
  address: { '@type': 'PostalAddress', streetAddress: '12 High Street', postalCode: 'HR9 7AA' },
  openingHours: 'Mo-Fr 09:00-17:00',
});

function head(title: string, scripts: number, styles: number): string {
  return `<head><meta charset="utf-8"><title>${title} | Mill Bakery, Ross-on-Wye</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${prose(20)}">
<link rel="canonical" href="/"><meta property="og:title" content="${title}">
${times(styles, (index) => `<link rel="stylesheet" href="/assets/${index}.css">`)}
${times(scripts, (index) => `<script src="/assets/${index}.js" ${index % 2 ? 'defer' : ''}></script>`)}
<script type="application/ld+json">${business}</script></head>`;
}

const menu = `<header><nav><ul>${times(12, (index) => `<li><a href="/page-${index}">${prose(2, index)}</a></li>`)}</ul></nav></header>`;
const footer = `<footer><p>Mill Bakery Ltd, 12 High Street, Ross-on-Wye HR9 7AA, 01432 000000. Company number 01234567, registered in England and Wales.</p>
<a href="/contact">Contact</a> <a href="/privacy">Privacy policy</a> <a href="/terms">Terms</a></footer>`;

function page(title: string, body: string, scripts = 6, styles = 3): string {
  return `<!doctype html><html lang="en-GB">${head(title, scripts, styles)}<body>${menu}<main><h1>${title}</h1>${body}</main>${footer}</body></html>`;
}

function product(index: number): string {
  const wrapped = `<div class="card"><a href="/product-${index}"><img src="/images/${index % 20}.jpg" alt="${prose(3, index)}" width="300" height="300" loading="lazy" srcset="/images/${index % 20}.jpg 1x, /images/${index % 20}@2x.jpg 2x"></a><h2>${prose(3, index)}</h2><p>${prose(30, index)}</p><form><label for="q${index}">How many</label><input id="q${index}" type="number" name="q"><button type="submit">Add</button></form></div>`;
  // Page builders wrap all content like this.
  return `${times(8, (depth) => `<div class="wrap-${depth} col section inner" data-id="${index}-${depth}" style="--gap: ${depth}px">`)}${wrapped}${'</div>'.repeat(8)}`;
}

const section = (index: number) =>
  `<section><h2>${prose(5, index)}?</h2><p>${prose(180, index)}</p><img src="/images/${index % 20}.jpg"><ul>${times(6, (line) => `<li><a href="/page-${(index + line) % 60}">${prose(4, line)}</a></li>`)}</ul></section>`;

const form = `<form>${times(12, (index) => `<p><label>${prose(2, index)} <input name="f${index}" autocomplete="email"></label></p>`)}<button>Send</button></form>`;

/** The pages that are measured. */
export const benchPages: Readonly<Record<string, string>> = {
  '/one-pager': page('Fresh bread', times(4, section), 2, 1),
  '/contact-us': page(
    'Find us',
    `${form}<table>${times(7, (day) => `<tr><th>Day ${day}</th><td>9am to 5pm</td></tr>`)}</table>`,
  ),
  '/article': page('How we bake', times(20, section)),
  '/gallery': page(
    'Pictures',
    times(
      120,
      (index) =>
        `<figure><img src="/images/${index % 40}.jpg" alt="${prose(4, index)}"><figcaption>${prose(8, index)}</figcaption></figure>`,
    ),
  ),
  '/shop': page('Shop', times(60, product), 14, 8),
  '/large-shop': page('Everything', times(240, product), 24, 10),
  // A published theme’s own page; `sources.md` beside the scanner’s cases has its licence.
  '/theme': readFileSync(path.join(import.meta.dirname, 'fixtures/material-kit.html'), 'utf8'),
};

const contents = (type: string, body: string) => ({
  headers: { 'content-type': type, 'cache-control': 'max-age=31536000' },
  body,
});

function beside(address: string) {
  if (address.endsWith('.css'))
    return contents('text/css', '@media (min-width: 40em) { p { margin: 0 } }\n'.repeat(200));
  if (address.endsWith('.js'))
    return contents('text/javascript', 'globalThis.count = 1;\n'.repeat(500));
  if (/\.(?:jpg|png)$/.test(address)) return contents('image/jpeg', 'x'.repeat(40_000));
  return /^\/(?:page|product)-\d+$|^\/(?:contact|privacy|terms)$|\.html$/.test(address)
    ? page('Another page', times(3, section))
    : { status: 404, body: '<!doctype html><title>Not found</title>' };
}

/** The whole site. */
export const benchSite: FixturePaths = {
  ...benchPages,
  '/robots.txt': contents('text/plain', 'User-agent: *\nAllow: /\n'),
  '/sitemap.xml': contents(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${times(300, (index) => `<url><loc>http://localhost/page-${index}</loc></url>`)}</urlset>`,
  ),
  '*': ({ path: address }) => beside(address),
};
