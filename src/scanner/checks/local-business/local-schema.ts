import { type Check, fail, note, type Proof, pass, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import {
  type DescribedBusiness,
  hasAddress,
  hasDescribedValue,
  judgeMissing,
  listDescribedBusinesses,
  listDescribedOrganizations,
  listSitePages,
  readDescribedType,
} from './business-facts.ts';

/** Schools, clubs, charities and online shops are no LocalBusiness in schema.org's tree. */
const ownKind =
  /^(?:School|Preschool|ElementarySchool|MiddleSchool|HighSchool|CollegeOrUniversity|EducationalOrganization|NGO|GovernmentOrganization|SportsTeam|SportsOrganization|PerformingGroup|DanceGroup|MusicGroup|TheaterGroup|MedicalOrganization|DiagnosticLab|LibrarySystem|PoliticalParty|WorkersUnion|Cooperative|Airline|NewsMediaOrganization|OnlineBusiness|OnlineMarketplace|OnlineStore|ResearchOrganization)$/;

function proof(business: DescribedBusiness): Proof {
  return {
    kind: 'text',
    value: `"@type": "${readDescribedType(business)}"`,
    remark: business.page.isMain ? '' : business.page.url,
  };
}

/** Templates repeat one description on every page. */
function distinct(proofs: readonly Proof[]): Proof[] {
  return [...new Map(proofs.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

function gaps(business: DescribedBusiness): string[] {
  return [
    ...(hasDescribedValue(business, 'name') ? [] : ['a name']),
    ...(hasAddress(business) || hasDescribedValue(business, 'areaServed')
      ? []
      : ['an address or area']),
  ];
}

function judgeOthers(evidence: ScanEvidence): Verdict {
  const others = listDescribedOrganizations(listSitePages(evidence));
  const special = others.find(({ node }) => node.types.some((type) => ownKind.test(type)));
  if (special) {
    return note(
      `The structured data is of the type ${readDescribedType(special)}, which schema.org does not count among local businesses.`,
      [proof(special)],
    );
  }
  const placed = others.find(hasAddress);
  if (placed) {
    return fail(
      `The structured data gives an address, but as a general ${readDescribedType(placed)}, not as a kind of local business.`,
      [proof(placed)],
      { share: 0.5 },
    );
  }
  const summary = 'Nothing in the page’s code says what kind of local business this is.';
  return judgeMissing(evidence, summary, distinct(others.map(proof)));
}

/** Reads JSON-LD, microdata and RDFa, on contact pages too. */
export const localSchema: Check = {
  id: 'local-schema',
  severity: 'high',
  title: 'Search engines are not told what the business is',
  passed: 'Kind of business, for search engines',
  why: 'With a description made for machines, Google and assistants know for sure that you are a bakery in Ross, not a page about bread.',
  fix: 'Add JSON-LD of the fitting type (Plumber, HairSalon, AccountingService, Bakery …) with "name" and "address", or "areaServed" if you visit your customers.',
  remedy: 'local',
  sourceName: 'Google Search Central, local business',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  judge(evidence) {
    const found = listDescribedBusinesses(listSitePages(evidence)).map((business) => ({
      business,
      missing: gaps(business),
    }));
    const [best] = found.toSorted((a, b) => a.missing.length - b.missing.length);
    if (!best) return judgeOthers(evidence);
    const { business, missing } = best;
    if (missing.length === 0) {
      return pass(
        `The structured data describes the business (type ${readDescribedType(business)}) with name and place.`,
        [proof(business)],
      );
    }
    return fail(
      `The structured data describes the business (type ${readDescribedType(business)}) without ${missing.join(' and without ')}.`,
      [proof(business)],
      { share: 1 - missing.length / 3 },
    );
  },
};
