import { listed } from '../../model/amounts.ts';
import type { Check, Proof, Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { fail, notApplicable, pass, unknown } from '../../model/verdicts.ts';
import { type CompanyDetails, companyDetailsIn } from '../../page/company-details.ts';
import { ownCompany } from './own-company.ts';
import { pagesRead, sitePages, unreadable } from './site-pages.ts';

const names: readonly { key: keyof CompanyDetails; words: string }[] = [
  { key: 'number', words: 'the company number' },
  { key: 'registeredIn', words: 'the part of the UK it is registered in' },
  { key: 'office', words: 'the registered office' },
];

function judge(evidence: ScanEvidence): Verdict {
  const because = unreadable(evidence);
  if (because) return unknown(because);
  const pages = sitePages(evidence);
  const company = ownCompany(pages);
  if (company === null) {
    return notApplicable('No limited company or LLP was recognised as the owner of the website.');
  }
  const found = pages.map(({ text }) => companyDetailsIn(text));
  const missing = names.filter(({ key }) => found.every((details) => details[key] === null));
  const proofs = names.flatMap(({ key }): Proof[] => {
    const value = found.map((details) => details[key]).find((text) => text !== null);
    return value ? [{ kind: 'text', value }] : [];
  });
  if (missing.length === 0) return pass(`The details of ${company} are on the website.`, proofs);
  if (!evidence.sidePages.known) {
    return unknown(
      `Details of ${company} are not on this page, and other pages could not be read: ${evidence.sidePages.because}`,
    );
  }
  return fail(
    `For ${company}, ${listed(missing.map(({ words }) => words))} ${missing.length === 1 ? 'was' : 'were'} not found on ${pagesRead(pages)}. A company may have to give ${missing.length === 1 ? 'it' : 'them'}.`,
    {
      share: 1 - missing.length / names.length,
      // They may stand anywhere on the site, also where we did not look.
      confidence: pages.length > 1 ? 'likely' : 'possible',
      proofs: [{ kind: 'text', value: company }, ...proofs],
    },
  );
}

/** Sole traders and ordinary partnerships are not asked for any of this. */
export const localCompanyDetails: Check = {
  id: 'local-company-details',
  category: 'local-business',
  severity: 'high',
  title: 'Company details may be missing',
  passed: 'Company details',
  why: 'Limited companies and LLPs in the UK may have to show their number, where they are registered and their registered office on their website. Careful customers look for it, too.',
  fix: 'Add one line to the footer: “Smith Plumbing Ltd, registered in England and Wales no. 01234567. Registered office: 1 High Street, Hereford HR1 2AB.”',
  remedy: 'legal',
  source: {
    name: 'Trading Disclosures Regulations 2015, regulation 25',
    url: 'https://www.legislation.gov.uk/uksi/2015/17/regulation/25',
  },
  judge,
};
