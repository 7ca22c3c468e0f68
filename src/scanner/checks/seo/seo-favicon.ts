import { type Check, fail, type Proof, pass, unknown } from '../../model/check.ts';

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

export const seoFavicon: Check = {
  id: 'seo-favicon',
  severity: 'low',
  title: 'No icon in search results and browser tabs',
  passed: 'Icon in search results and tabs',
  why: 'Google shows the icon beside your name in its results, and browsers in the tab. Without one there is a grey globe, and your page is harder to find again.',
  fix: 'Add <link rel="icon" href="/icon.png"> with a square picture of at least 48 pixels to the <head>, or put a favicon.ico in the top folder.',
  remedy: 'build',
  sourceName: 'Google Search Central, favicon',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  judge({ favicon }) {
    if (!favicon.known) return unknown(`The icon could not be looked up: ${favicon.because}`);
    const { url, isNamed, status, contentType } = favicon.value;
    const proofs: Proof[] = [
      { kind: 'address', value: url, ...(status === null ? {} : { remark: `Status ${status}` }) },
    ];
    if (status === null) {
      return isNamed
        ? pass('The page names an icon.', proofs)
        : unknown('The icon’s usual place gave no answer.');
    }
    // Some websites answer every address with their home page.
    const isPage = /^text\/html/i.test(contentType?.trim() ?? '');
    if (isGone(status) || (status === 200 && isPage)) {
      return isNamed
        ? fail('The page names an icon that is not there.', proofs)
        : fail('The page names no icon, and there is none at the usual place.', proofs);
    }
    if (status >= 400 && !isNamed) return unknown('The icon’s usual place gave no clear answer.');
    return pass(
      isNamed ? 'The page names an icon.' : 'There is an icon at the usual place.',
      proofs,
    );
  },
};
