import { type Check, fail, pass } from '../../model/check.ts';
import { readTokens } from '../../page/find-role.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof } from '../proofs.ts';

const kinds = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'manifest'];

export const mobIcons: Check = {
  id: 'mob-icons',
  severity: 'low',
  title: 'No icon for the home screen',
  passed: 'Icon for the home screen',
  why: 'Regular customers can put your website on their phone’s home screen. Without an icon it shows there as a grey letter or a shrunk picture of the page.',
  fix: 'Add a square PNG of 180 pixels with <link rel="apple-touch-icon" href="…"> to the <head>, or a web app manifest that names icons.',
  remedy: 'build',
  sourceName: 'webhint, apple-touch-icons',
  sourceUrl: 'https://webhint.io/docs/user-guide/hints/hint-apple-touch-icons/',
  judge({ page }) {
    const links = findByTag(page, 'link').filter(
      (link) =>
        readTokens(link, 'rel').some((rel) => kinds.includes(rel)) && link.attribs.href?.trim(),
    );
    if (links.length > 0) {
      const proofs = links.map((link) => makeElementProof(link));
      return pass('The page names an icon or a manifest for the home screen.', proofs);
    }
    return fail('The page names neither an icon nor a manifest for the home screen.', [], {
      confidence: 'likely',
    });
  },
};
