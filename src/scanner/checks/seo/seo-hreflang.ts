import regions from 'language-subtag-registry/data/json/region.json' with { type: 'json' };
import {
  type Check,
  countPartOf,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
} from '../../model/check.ts';
import { type LinkRelation, listLinkRelations } from '../../page/head-elements.ts';
import { isKnownLanguage } from '../../page/page-text.ts';

/** The country in a tag such as `en-GB` or `zh-Hant-TW`, upper case; null for none. */
export function readLanguageRegion(tag: string): string | null {
  const [, ...rest] = tag.trim().split('-');
  // Subtags after a single letter are an extension.
  const single = rest.findIndex((subtag) => subtag.length === 1);
  const region = rest
    .slice(0, single < 0 ? undefined : single)
    .find((subtag) => /^(?:[a-z]{2}|\d{3})$/i.test(subtag));
  return region?.toUpperCase() ?? null;
}

/** True for a region of the IANA registry: `GB` but not `UK`. */
export function isKnownRegion(region: string): boolean {
  return Object.hasOwn(regions, region.toLowerCase());
}

function faultsOf({ hreflang, address }: LinkRelation): string[] {
  const faults: string[] = [];
  if (hreflang.toLowerCase() !== 'x-default' && !isKnownLanguage(hreflang)) {
    faults.push(`“${hreflang}” is no language code.`);
  }
  if (!/^https?:/i.test(address.trim())) faults.push('The address is not complete.');
  return faults;
}

function oddRegion({ hreflang }: LinkRelation): string | null {
  const region = hreflang.toLowerCase() === 'x-default' ? null : readLanguageRegion(hreflang);
  if (region === null || isKnownRegion(region)) return null;
  return region === 'UK'
    ? 'The country code of the United Kingdom is GB.'
    : `${region} is no country code.`;
}

/** Lighthouse's rule: registered language, absolute address. Unknown countries give a note. */
export const seoHreflang: Check = {
  id: 'seo-hreflang',
  severity: 'low',
  title: 'Links to other language versions are faulty',
  passed: 'Links to other language versions',
  why: 'Search engines use these links to show people the page in their own language. Faulty ones are ignored.',
  fix: 'Use language codes such as en-GB or cy in hreflang, and full addresses beginning with https:// in href.',
  remedy: 'build',
  sourceName: 'Google Search Central, localised versions',
  sourceUrl: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  judge(evidence) {
    const links = listLinkRelations(evidence).filter(
      ({ rels, hreflang }) =>
        rels.includes('alternate') && !rels.includes('stylesheet') && hreflang !== '',
    );
    if (links.length === 0) return notApplicable('The page names no versions in other languages.');

    const faulty = links.flatMap((link): Proof[] => {
      const faults = faultsOf(link);
      return faults.length > 0 ? [{ ...link.proof, remark: faults.join(' ') }] : [];
    });
    if (faulty.length > 0) {
      return fail(
        `${countPartOf(faulty.length, links.length, 'link')} to other language versions ${faulty.length === 1 ? 'is' : 'are'} faulty.`,
        faulty,
        { share: (links.length - faulty.length) / links.length },
      );
    }
    const odd = links.flatMap((link): Proof[] => {
      const remark = oddRegion(link);
      return remark === null ? [] : [{ ...link.proof, remark }];
    });
    return odd.length > 0
      ? note('Some country codes among the language versions are not known.', odd)
      : pass(
          links.length === 1
            ? 'The 1 link to another language version is correct.'
            : `The ${links.length} links to other language versions are correct.`,
        );
  },
};
