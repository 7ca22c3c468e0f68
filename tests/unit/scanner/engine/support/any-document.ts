import fc from 'fast-check';

const tags = `
  a area article aside audio b base body button details div dl embed fieldset figure footer
  form h1 h2 h3 h6 head header html i iframe img input label legend li link main map meta nav
  noscript object ol optgroup option p picture script section select slot source span style
  summary svg table td template textarea th title tr ul use video x-part
`
  .trim()
  .split(/\s+/);

const names = `
  action alt aria-hidden aria-label aria-labelledby aria-level aria-wrong as async
  autocomplete charset class content contenteditable crossorigin defer disabled for height
  hidden href hreflang http-equiv id imagesrcset inert integrity itemprop itemscope itemtype
  lang loading media method name onclick property rel role sizes src srcset style tabindex
  title type usemap value width xlink:href xml:lang
`
  .trim()
  .split(/\s+/);

const values = [
  '',
  ' ',
  '0',
  '-1',
  '3',
  '100%',
  'a b',
  'a',
  'true',
  'false',
  'none',
  'presentation',
  'button',
  'img',
  'navigation',
  'stylesheet',
  'canonical',
  'alternate',
  'icon',
  'preload',
  'noindex, nofollow',
  'googlebot',
  'robots',
  'description',
  'viewport',
  'width=device-width, user-scalable=no',
  'refresh',
  '0;url=/x',
  'Content-Security-Policy',
  "script-src 'unsafe-inline' https:",
  'generator',
  'WordPress 6.1',
  'og:image',
  'application/ld+json',
  'module',
  'text/plain',
  'en-GB',
  'x-default',
  'xx-yy',
  'cy',
  '/contact',
  '/privacy-policy',
  '#top',
  '#',
  'javascript:void(0)',
  'mailto:a@b.co.uk',
  'tel:+441432000000',
  'tel:',
  'http://',
  'https://[::1',
  '//cdn.example/jquery-1.4.2.min.js',
  'http://other.example/a.js',
  'data:image/gif;base64,R0lG',
  'a.jpg 1x, b.jpg 2x,',
  ',,,',
  'url(a.png)',
  'sha256-xyz',
  'email',
  'section-a shipping street-address',
  'aspect-ratio: 1',
  'eager',
  'lazy',
  'https://schema.org/LocalBusiness',
  'max-snippet:0',
  '\u0000',
  '\u202e\ud83e\udd50',
  '\ud800',
  '%zz',
  '&amp;&#0;&bogus;',
] as const;

const words = [
  'Bakery',
  'Ross-on-Wye',
  'HR9 7AA',
  '01432 000000',
  '+44 1432 000000',
  '12 High Street',
  'Ltd',
  'Company No. 01234567',
  'Registered in England and Wales',
  'VAT GB 123 4567 82',
  'Mon-Fri 9am-5pm',
  'click here',
  'Why us?',
  'info@shop.example',
  '☎',
  'ﬀ',
  '١٢٣',
  '\u00a0',
  '&nbsp;',
  '<',
  '>',
  '&',
  '"',
  '{{',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</',
  '<!doctype html>',
  '<?php',
  '\r\n',
  '=',
  '/>',
] as const;

const jsonLd = fc
  .oneof(
    fc.json({ maxDepth: 3 }),
    fc
      .dictionary(
        fc.constantFrom(
          '@context',
          '@type',
          '@graph',
          '@id',
          'name',
          'address',
          'telephone',
          'url',
          'geo',
          'sameAs',
          'openingHours',
          'openingHoursSpecification',
          'aggregateRating',
          'mainEntity',
          'image',
        ),
        fc.oneof(
          fc.constantFrom(
            'https://schema.org',
            'LocalBusiness',
            'FAQPage',
            'HR9 7AA',
            '',
            'Mo-Fr 09:00-17:00',
            null,
            5,
          ),
          fc.jsonValue({ maxDepth: 2 }),
        ),
      )
      .map((value) => JSON.stringify(value)),
    fc.constantFrom('', '{', '[{}]', '// no', '{"@graph":[null,1,[]]}', '{"@type":["A",null,{}]}'),
  )
  .map((json) => `<script type="application/ld+json">${json}</script>`);

const attribute = fc
  .tuple(
    fc.constantFrom(...names),
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    fc.constantFrom('"', "'", '', '" '),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);

const openTag = fc
  .tuple(
    fc.constantFrom(...tags),
    fc.array(attribute, { maxLength: 4 }),
    fc.constantFrom('>', '>', '>', '/>', ''),
  )
  .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}`);

const piece = fc.oneof(
  { weight: 8, arbitrary: openTag },
  { weight: 4, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) },
  { weight: 1, arbitrary: jsonLd },
  { weight: 1, arbitrary: fc.nat(30).map((count) => '<div><b>'.repeat(count)) },
);

/** A random document, valid or broken. */
export const anyDocument: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 30, size: 'max' })
  .map((pieces) => pieces.join(''));
