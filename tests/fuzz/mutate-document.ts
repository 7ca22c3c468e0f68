/** Documents for the scanner, made from real ones by damage that depends on the seed alone. */

/** Equal seeds give equal numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Texts with a meaning for parsers and checks; mutations insert them at other places. */
const tokens = [
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '=',
  '&',
  '&#0;',
  '&#x10ffff;',
  '&bogus',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!doctype html>',
  '<?xml version="1.0"?>',
  '<base href="//[">',
  '<base href="javascript:0">',
  '<template>',
  '</template>',
  '<svg><foreignObject>',
  '<math><mi>',
  '<table><tr>',
  '<select><option>',
  '<noscript>',
  '<frameset>',
  '<plaintext>',
  '<textarea>',
  '<title>',
  '<body>',
  '</body>',
  '<html lang="x-\u0000">',
  '<meta charset="utf-16">',
  '<meta http-equiv=refresh content="0;url=\'">',
  '<meta name=viewport content="width=1e999,initial-scale=-1">',
  '<meta name=robots content="max-snippet:-">',
  '<link rel="canonical icon stylesheet alternate" href="http://%zz" hreflang="-">',
  '<img srcset="a 1x, , b -2w,,">',
  '<img alt src="data:,">',
  '<input list=x autocomplete="section- on off cc-csc webauthn">',
  '<label for="">',
  '<a href="http://a b">',
  '<a href="tel:+">',
  '<a href="mailto:@?">',
  '<a href="https://facebook.com/%E0%A4%A">',
  '<iframe srcdoc="<p>">',
  ' aria-labelledby="a a b"',
  ' role="none list  "',
  ' aria-owns="x"',
  ' style="color:url("',
  ' tabindex="-9e9"',
  ' hidden="until-found"',
  ' itemscope itemtype="https://schema.org/Bakery https://schema.org/"',
  ' itemprop="telephone address"',
  '<script type="application/ld+json">{"@graph":[[{"@id":"#a","a":{"@id":"#a"}}]]}</script>',
  '<script type="application/ld+json">{"@type":["LocalBusiness"],"address":[null],"openingHours":{}}</script>',
  '<script type="application/ld+json">{"__proto__":{"@type":"x"},"constructor":1}</script>',
  '© 2999–1899',
  'Mon–Sun 25:99–00am',
  'VAT GB 000 0000 00',
  'Company number 00000000',
  'HR9 7AA',
  '+44 (0)0000',
  '<style>@media(max-width:',
  '@import url(',
  '{{',
  '١٢٣',
  'ﬀ',
  '\u00ad',
  '\r',
  '\f',
] as const;

const MOST_LETTERS = 2_400;

type Damage = (text: string, random: Random) => string;

function at(text: string, random: Random): number {
  return Math.floor(random() * (text.length + 1));
}

function span(text: string, random: Random, most: number): [number, number] {
  const from = at(text, random);
  return [from, Math.min(text.length, from + Math.ceil(random() * most))];
}

const damages: readonly Damage[] = [
  (text, random) => {
    const place = at(text, random);
    return text.slice(0, place) + pick(random, tokens) + text.slice(place);
  },
  (text, random) => {
    const [from, to] = span(text, random, 200);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = span(text, random, 400);
    return (
      text.slice(0, to) + text.slice(from, to).repeat(1 + Math.floor(random() * 5)) + text.slice(to)
    );
  },
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => {
    const [from, to] = span(text, random, 300);
    const place = at(text, random);
    return text.slice(0, place) + text.slice(from, to) + text.slice(place);
  },
  (text, random) => {
    const place = at(text, random);
    return (
      text.slice(0, place) +
      pick(random, tokens).repeat(Math.ceil(random() * 60)) +
      text.slice(place)
    );
  },
  // Another value for an attribute.
  (text, random) => {
    const place = text.indexOf('="', at(text, random));
    return place < 0
      ? text
      : `${text.slice(0, place + 2)}${pick(random, tokens)}${text.slice(place + 2)}`;
  },
  // Another name for an element.
  (text, random) => {
    const place = text.indexOf('<', at(text, random));
    const name = pick(random, [
      'li',
      'main',
      'table',
      'option',
      'svg',
      'h1',
      'button',
      'x-a',
      'ul',
      'a',
    ]);
    return place < 0 ? text : text.slice(0, place + 1) + name + text.slice(place + 2);
  },
];

/** A document with up to twelve damages. */
export function mutateDocument(originals: readonly string[], random: Random): string {
  let text = pick(random, originals);
  // A piece of a long page is as good as the page, and quicker.
  if (text.length > MOST_LETTERS) {
    const from = Math.floor(random() * (text.length - MOST_LETTERS));
    text = text.slice(0, MOST_LETTERS / 4) + text.slice(from, from + (MOST_LETTERS * 3) / 4);
  }
  const times = 1 + Math.floor(random() * 12);
  for (let time = 0; time < times; time += 1) text = pick(random, damages)(text, random);
  return text.slice(0, MOST_LETTERS * 4);
}

/** The document's bytes; one in eight has bytes that no encoding explains. */
export function mutateBytes(text: string, random: Random): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (random() > 1 / 8 || bytes.length === 0) return bytes;
  for (let time = 0; time < 20; time += 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
  return bytes;
}
