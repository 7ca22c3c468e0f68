import { counted } from '../../model/amounts.ts';
import type { Check } from '../../model/check.ts';
import { fail, notApplicable, note, pass } from '../../model/verdicts.ts';
import {
  asksForUpgrade,
  type InsecureReference,
  insecureReferences,
} from './insecure-references.ts';

function summaryOf(found: readonly InsecureReference[]): string {
  const count = (kind: InsecureReference['kind']) =>
    found.filter((reference) => reference.kind === kind).length;
  const parts = [
    { count: count('sent'), one: 'form', many: 'forms' },
    { count: count('blocked'), one: 'file that browsers block', many: 'files that browsers block' },
    { count: count('shown'), one: 'picture or film', many: 'pictures or films' },
  ].filter((part) => part.count > 0);
  const text = parts.map((part) => counted(part.count, part.one, part.many)).join(', ');
  return `Plain HTTP on a secure page: ${text}.`;
}

/** Mixed Content, https://www.w3.org/TR/mixed-content/, and forms that leave https. */
export const secMixedContent: Check = {
  id: 'sec-mixed-content',
  category: 'security',
  severity: 'high',
  title: 'Parts of the secure page are not secure',
  passed: 'Everything on the page over HTTPS',
  why: 'Browsers leave out scripts and styles that come over plain HTTP, so parts of the page may be missing. What a form sends that way can be read on its way.',
  fix: 'Change the addresses shown below from http:// to https://, in the pages and in the database of the website. “Content-Security-Policy: upgrade-insecure-requests” helps until that is done.',
  remedy: 'build',
  source: { name: 'W3C Mixed Content', url: 'https://www.w3.org/TR/mixed-content/' },
  judge(evidence) {
    if (new URL(evidence.url).protocol !== 'https:') {
      return notApplicable('The page itself does not come over HTTPS.');
    }
    const found = insecureReferences(evidence);
    if (found.length === 0) return pass('No file or form on the page uses a plain HTTP address.');
    const proofs = found.map(({ proof }) => proof);
    if (asksForUpgrade(evidence)) {
      return note(
        `${counted(found.length, 'address', 'addresses')} on the page begin with http://; browsers are told to use https:// instead.`,
        proofs,
      );
    }
    // Browsers fetch pictures over https where they can, so those alone are half as bad.
    const isGrave = found.some(({ kind }) => kind !== 'shown');
    return fail(summaryOf(found), { share: isGrave ? 0 : 0.5, proofs });
  },
};
