import { type Check, fail, pass } from '../../model/check.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';

/** Social networks also accept `name` for `property`, and tags in the body. */
function contentsOf(page: ParsedPage, ...properties: readonly string[]): string[] {
  return findByTag(page, 'meta')
    .filter((meta) => {
      const property = meta.attribs.property ?? meta.attribs.name ?? '';
      return properties.includes(property.trim().toLowerCase());
    })
    .map((meta) => (meta.attribs.content ?? '').trim())
    .filter((content) => content !== '');
}

function isAbsolute(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address) && URL.parse(address, 'https://host.invalid') !== null;
}

export const seoOpenGraph: Check = {
  id: 'seo-open-graph',
  severity: 'low',
  title: 'Links to the page look bare when they are shared',
  passed: 'Card for sharing',
  why: 'Facebook, WhatsApp and others show a card with picture and title when a visitor shares your page, if the page provides them.',
  fix: 'Add the meta properties og:title, og:description and og:image to the <head>; og:image with a full address beginning with https://.',
  remedy: 'build',
  sourceName: 'The Open Graph protocol',
  sourceUrl: 'https://ogp.me/',
  judge({ page }) {
    const images = contentsOf(page, 'og:image', 'og:image:url', 'og:image:secure_url');
    const wanted = [
      { name: 'og:title', isThere: contentsOf(page, 'og:title').length > 0 },
      { name: 'og:description', isThere: contentsOf(page, 'og:description').length > 0 },
      { name: 'og:image', isThere: images.some(isAbsolute) },
    ];
    const missing = wanted.filter(({ isThere }) => !isThere).map(({ name }) => name);
    if (missing.length === 0) return pass('Title, description and picture for sharing are there.');
    const [relative] = images.some(isAbsolute) ? [] : images;
    return fail(
      `${missing.length} of 3 details for sharing ${missing.length === 1 ? 'is' : 'are'} missing: ${missing.join(', ')}.`,
      relative === undefined
        ? []
        : [{ kind: 'address', value: relative, remark: 'This is not a full address.' }],
      { share: (wanted.length - missing.length) / wanted.length },
    );
  },
};
