import { type Check, fail, note, pass, readHeader } from '../../model/check.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof, makeHeaderProofs } from '../proofs.ts';

const inType = /;\s*charset\s*=\s*["']?\s*([^\s"';,]+)/i;

export const seoCharset: Check = {
  id: 'seo-charset',
  severity: 'low',
  title: 'The page does not say how its letters are stored',
  passed: 'Character set',
  why: 'Browsers then guess, and pound signs, apostrophes and accents may turn into “Â£” and “â€™”, in search results too.',
  fix: 'Save the page as UTF-8 and make <meta charset="utf-8"> the first line of the <head>.',
  remedy: 'build',
  sourceName: 'HTML Standard, character encoding declaration',
  sourceUrl: 'https://html.spec.whatwg.org/multipage/semantics.html#character-encoding-declaration',
  judge({ page, headers }) {
    const [, sent] = inType.exec(readHeader(headers, 'content-type') ?? '') ?? [];
    const declared = findByTag(page, 'meta').flatMap((meta) => {
      const { charset, content = '' } = meta.attribs;
      const isType = meta.attribs['http-equiv']?.trim().toLowerCase() === 'content-type';
      const label = charset?.trim() || (isType ? inType.exec(`;${content}`)?.[1] : undefined);
      return label ? [{ meta, label }] : [];
    })[0];
    const label = (sent ?? declared?.label)?.toLowerCase();
    if (label === undefined) {
      return fail('Neither the server nor the page names the character set.', [], {
        confidence: 'likely',
      });
    }
    const proofs = [
      ...(sent ? makeHeaderProofs(headers, 'content-type') : []),
      ...(declared ? [makeElementProof(declared.meta)] : []),
    ];
    return /^utf-?8$/.test(label)
      ? pass('The page says that its letters are stored as UTF-8.', proofs)
      : note(`The page is stored as ${label}; UTF-8 is the standard.`, proofs);
  },
};
