import { textContent } from 'domutils';
import {
  type Check,
  fail,
  joinWithAnd,
  notApplicable,
  note,
  pass,
  type Verdict,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import {
  findPhoneLinks,
  findPhoneNumbers,
  findPostcodes,
  readPhoneNumber,
} from '../../page/contact-details.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeProof } from '../proofs.ts';
import {
  type DescribedBusiness,
  listDescribedOrganizations,
  listSitePages,
  readDescribedTexts,
  type SitePage,
} from './business-facts.ts';

interface Comparison {
  words: string;
  described: string[];
  shown: string[];
}

function phones(businesses: readonly DescribedBusiness[], pages: readonly SitePage[]): Comparison {
  return {
    words: 'phone number',
    described: businesses
      .flatMap((business) => [
        ...readDescribedTexts(business, 'telephone'),
        ...readDescribedTexts(business, 'contactPoint', 'telephone'),
      ])
      .flatMap((text) => readPhoneNumber(text)?.e164 ?? []),
    shown: pages.flatMap(({ page, text }) => [
      ...findPhoneNumbers(text).map(({ e164 }) => e164),
      ...findPhoneLinks(page).flatMap(({ number }) => number?.e164 ?? []),
    ]),
  };
}

function postcodes(businesses: readonly DescribedBusiness[], pages: readonly SitePage[]) {
  const codes = (text: string) => findPostcodes(text).map(({ postcode }) => postcode);
  return {
    words: 'postcode',
    described: businesses
      .flatMap((business) => [
        ...readDescribedTexts(business, 'address', 'postalCode'),
        ...readDescribedTexts(business, 'address'),
      ])
      .flatMap((text) => codes(text.toUpperCase())),
    shown: pages.flatMap(({ text }) => codes(text)),
  };
}

function bareWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words.filter((word) => !/^(?:ltd|limited|llp|plc|the|and)$/.test(word));
}

function bareName(text: string): string {
  return bareWords(text).join('').replace(/[’']/g, '');
}

/** Names are often in logos, so picture descriptions and the title count. */
function isNameShown(business: DescribedBusiness, pages: readonly SitePage[]): boolean {
  const names = ['name', 'legalName', 'alternateName'].flatMap((name) =>
    readDescribedTexts(business, name),
  );
  const shown = pages.map(({ page, text }) => {
    const pictures = findByTag(page, 'img').map((image) => image.attribs.alt ?? '');
    const titles = findByTag(page, 'title', 'meta').map(
      (one) => one.attribs.content ?? textContent(one),
    );
    return bareName([text, ...pictures, ...titles].join(' '));
  });
  // “Crumb & Co Ross” is a branch of “Crumb & Co”.
  const starts = names.map((name) => bareName(bareWords(name).slice(0, 2).join(' ')));
  return names.length === 0 || starts.some((name) => shown.some((text) => text.includes(name)));
}

function differs({ described, shown }: Comparison): boolean {
  // Branch pages may show branch numbers: one match is enough.
  return !described.some((value) => shown.includes(value));
}

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  const businesses = listDescribedOrganizations(pages);
  const compared = [phones(businesses, pages), postcodes(businesses, pages)].filter(
    ({ described, shown }) => described.length > 0 && shown.length > 0,
  );
  if (compared.length === 0) {
    return notApplicable('There are no contact details both on the page and in structured data.');
  }
  const different = compared.filter(differs);
  if (different.length > 0) {
    const words = joinWithAnd(different.map(({ words }) => words));
    return fail(
      `The ${words} in the structured data ${different.length === 1 ? 'is' : 'are'} not the one${different.length === 1 ? '' : 's'} that visitors see.`,
      different.map(({ described, shown }) =>
        makeProof(
          'text',
          `Structured data: ${joinWithAnd([...new Set(described)])}`,
          `Shown: ${joinWithAnd([...new Set(shown)].slice(0, 5))}`,
        ),
      ),
      { share: 1 - different.length / compared.length, confidence: 'likely' },
    );
  }
  const words = joinWithAnd(compared.map(({ words }) => words));
  const unnamed = businesses
    .filter(({ page }) => page.isMain)
    .find((one) => !isNameShown(one, pages));
  return unnamed
    ? note(`The ${words} match; the name in the structured data is not found on the page.`, [
        { kind: 'text', value: readDescribedTexts(unnamed, 'name')[0] ?? '' },
      ])
    : pass(
        `The ${words} in the structured data ${compared.length === 1 ? 'is' : 'are'} the same as shown.`,
      );
}

export const localNapMatch: Check = {
  id: 'local-nap-match',
  severity: 'medium',
  title: 'Contact details contradict each other',
  passed: 'Contact details that agree',
  why: 'When the details for search engines are not those on the page, Google may show customers the wrong number or trust neither.',
  fix: 'Bring "telephone" and "postalCode" in the JSON-LD into line with the page and with your Google Business Profile.',
  remedy: 'local',
  needsContent: 'to-apply',
  sourceName: 'Google, structured data guidelines',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  judge,
};
