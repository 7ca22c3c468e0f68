import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { type Check, fail, notApplicable, pass, unknown } from '../../model/check.ts';
import { removeCssComments } from '../../page/css-declarations.ts';
import { readTokens } from '../../page/find-role.ts';
import { findByTag, type ParsedPage, resolveAddress } from '../../page/parse-page.ts';

/** A condition on the size of the screen or a container, not on print, motion or colours. */
const size =
  /\((?:[^()]|\([^()]*\))*\b(?:width|height|inline-size|block-size|orientation|aspect-ratio)\b/i;

function asksForSize(media: string): boolean {
  return size.test(media);
}

function adapts(css: string): boolean {
  const text = removeCssComments(css);
  const conditions = text.match(/@(?:media|container|import)\b[^{;]*/gi) ?? [];
  return conditions.some(asksForSize);
}

function linkedSheets(page: ParsedPage): Element[] {
  return findByTag(page, 'link').filter((link) => {
    const rel = readTokens(link, 'rel');
    return rel.includes('stylesheet') && !rel.includes('alternate') && link.attribs.href;
  });
}

function adaptsInPage(styles: readonly Element[], links: readonly Element[]) {
  const conditions = [...styles, ...links].map((element) => element.attribs.media ?? '');
  return conditions.some(asksForSize) || styles.some((style) => adapts(textContent(style)));
}

const found = 'The style sheets have rules for small screens.';

export const mobResponsiveCss: Check = {
  id: 'mob-responsive-css',
  severity: 'medium',
  title: 'No rules for small screens',
  passed: 'Rules for small screens',
  why: 'A layout made for a desk has to rearrange itself on a phone: columns one below the other, the menu folded up. Otherwise visitors push the page to and fro.',
  fix: 'Add media queries, such as @media (min-width: 48rem), or container queries that rearrange the layout, starting from the small screen.',
  remedy: 'build',
  sourceName: 'web.dev, Responsive web design basics',
  sourceUrl: 'https://web.dev/articles/responsive-web-design-basics',
  judge({ page, stylesheets }) {
    const styles = findByTag(page, 'style');
    const links = linkedSheets(page);
    if (adaptsInPage(styles, links)) return pass(found);
    if (styles.length + links.length === 0) {
      return findByTag(page, 'script').length > 0
        ? unknown('The page links no style sheets; scripts may bring them.')
        : notApplicable('The page has no style sheets: plain text fits every screen.');
    }
    const read = stylesheets.known ? stylesheets.value : [];
    if (read.some(({ text }) => adapts(text))) return pass(found);
    if (links.length > 0 && !stylesheets.known) {
      return unknown(`The style sheets could not be read: ${stylesheets.because}`);
    }
    const addresses = new Set(read.map(({ url }) => url.split('#')[0]));
    const isAllRead = links.every((link) => {
      const url = resolveAddress(page, link.attribs.href);
      return url !== null && addresses.has(url.href.split('#')[0]);
    });
    const imports = [...styles.map((style) => textContent(style)), ...read.map(({ text }) => text)];
    if (!isAllRead || imports.some((text) => /@import\b/i.test(removeCssComments(text)))) {
      return unknown(
        'Only some of the style sheets were read, and none has rules for small screens.',
      );
    }
    return fail('None of the style sheets has a rule for small screens.', [], {
      confidence: 'likely',
    });
  },
};
