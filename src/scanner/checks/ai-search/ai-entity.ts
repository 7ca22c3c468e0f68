import {
  type Check,
  fail,
  joinWithAnd,
  note,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { isFilled, type JsonLdNode, readJsonLdValues } from '../../page/json-ld.ts';
import { isBuiltByScript } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { isOrganization, structuredData } from '../../page/structured-data.ts';
import { makeProof } from '../proofs.ts';

const wanted = ['name', 'url', 'sameAs'] as const;
type Wanted = (typeof wanted)[number];

const partNames: Readonly<Record<Wanted, string>> = {
  name: 'its name',
  url: 'its web address (url)',
  sameAs: 'its profiles elsewhere (sameAs)',
};

/** Profiles of the business elsewhere; share buttons do not count. */
const profile =
  /^https?:\/\/(?:[a-z-]+\.)*(?:facebook\.com|instagram\.com|linkedin\.com|youtube\.com|tiktok\.com|x\.com|twitter\.com|pinterest\.(?:com|co\.uk)|trustpilot\.com|checkatrade\.com|yell\.com|tripadvisor\.(?:com|co\.uk)|find-and-update\.company-information\.service\.gov\.uk)\/(?!sharer?\b|intent\b|share|tr\b|plugins\b|pin\/create|dialog\b|home\?|embed)[^\s/?]/i;

function profilesOn(page: ParsedPage): string[] {
  const addresses = findByTag(page, 'a').map((link) => (link.attribs.href ?? '').trim());
  return [...new Set(addresses.filter((address) => profile.test(address)))];
}

function missingIn(page: ParsedPage, { properties }: JsonLdNode): Wanted[] {
  const data = structuredData(page);
  const has = (name: string) => readJsonLdValues(data, properties, name).some(isFilled);
  return wanted.filter((name) => !has(name) && !(name === 'name' && has('legalName')));
}

/** The most complete organisation; on a tie the order of the rules decides. */
function best(page: ParsedPage): { node: JsonLdNode; missing: Wanted[] } | null {
  const described = structuredData(page)
    .nodes.filter(isOrganization)
    .map((node) => ({ node, missing: missingIn(page, node) }));
  return described.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? null;
}

function judgeBest({ page }: ScanEvidence): Verdict {
  const found = best(page);
  if (!found) {
    return isBuiltByScript(page)
      ? unknown('Scripts build this page, and may add a description of the business as well.')
      : fail('No structured data on this page says which business it belongs to.');
  }
  const { node, missing } = found;
  const type = node.types[0] ?? 'Organization';
  const proofs = [{ kind: 'text', value: `"@type": "${type}"` }] as const;
  if (missing.length === 0) {
    return pass(
      `The page describes the business (type ${type}) with its name, web address and profiles.`,
      proofs,
    );
  }
  const profiles = profilesOn(page);
  if (missing.length === 1 && missing[0] === 'sameAs' && profiles.length === 0) {
    return note(
      `The page describes the business (type ${type}). Profiles elsewhere could be named there too (sameAs).`,
      proofs,
    );
  }
  return fail(
    `The page describes the business (type ${type}), but without ${joinWithAnd(missing.map((name) => partNames[name]))}.`,
    [
      ...proofs,
      ...profiles.map((value) => makeProof('address', value, 'Linked here, could be in sameAs')),
    ],
    { share: (wanted.length - missing.length) / wanted.length },
  );
}

/** A site without profiles elsewhere has nothing for `sameAs`: a note, no failure. */
export const aiEntity: Check = {
  id: 'ai-entity',
  severity: 'medium',
  title: 'Machines are not told which business this is',
  passed: 'Which business this is, for machines',
  why: 'Search engines and assistants tie a website to a business, its profiles and reviews. A description they can read saves them from guessing, or from mixing you up.',
  fix: 'Add JSON-LD of the type Organization or the fitting LocalBusiness type with "name", "url" and "sameAs" (the addresses of your profiles) to the home page.',
  remedy: 'visibility',
  sourceName: 'Google Search Central, Organization',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  judge: judgeBest,
};
