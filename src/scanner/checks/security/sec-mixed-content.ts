import { textContent } from 'domutils';
import { readHeaderPolicies, readMetaPolicies } from '../../csp/content-security-policy.ts';
import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { readStyleAddresses } from '../../page/css-declarations.ts';
import { findByTag, resolveAddress } from '../../page/parse-page.ts';
import { listResources } from '../../page/resources.ts';
import { makeElementProof } from '../proofs.ts';

interface InsecureReference {
  /** `blocked`: refused by browsers; `shown`: a picture or film; `sent`: a form's target. */
  kind: 'blocked' | 'shown' | 'sent';
  address: string;
  proof: Proof;
}

const shown = new Set(['img', 'picture', 'video', 'audio', 'image', 'input']);
// Never leaves the visitor's machine.
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

function isInsecure(url: URL | null): url is URL {
  return url?.protocol === 'http:' && !local.test(url.hostname);
}

function inMarkup({ page }: ScanEvidence): InsecureReference[] {
  return listResources(page)
    .filter(({ url }) => isInsecure(url))
    .map(({ url, kind, element }) => ({
      kind: shown.has(element.name) || kind === 'image' ? 'shown' : 'blocked',
      address: url.href,
      proof: makeElementProof(element),
    }));
}

function inForms({ page }: ScanEvidence): InsecureReference[] {
  return page.elements.flatMap((element): InsecureReference[] => {
    const isTarget = element.name === 'form' ? 'action' : 'formaction';
    if (!['form', 'button', 'input'].includes(element.name)) return [];
    const url = resolveAddress(page, element.attribs[isTarget]);
    if (!isInsecure(url)) return [];
    const proof = makeElementProof(element);
    return [{ kind: 'sent', address: url.href, proof }];
  });
}

function inStyles(text: string, baseUrl: string, remark: string): InsecureReference[] {
  return readStyleAddresses(text).urls.flatMap((address): InsecureReference[] => {
    const url = URL.parse(address, baseUrl);
    if (!isInsecure(url)) return [];
    return [
      { kind: 'shown', address: url.href, proof: { kind: 'address', value: url.href, remark } },
    ];
  });
}

function inStyleElements({ page }: ScanEvidence): InsecureReference[] {
  return findByTag(page, 'style').flatMap((style) =>
    inStyles(textContent(style), page.baseUrl, 'in a style element'),
  );
}

function inSheets({ stylesheets }: ScanEvidence): InsecureReference[] {
  if (!stylesheets.known) return [];
  return stylesheets.value.flatMap(({ url, text }) => inStyles(text, url, `in ${url}`));
}

function insecureReferences(evidence: ScanEvidence): InsecureReference[] {
  const found = new Map<string, InsecureReference>();
  for (const reference of [
    ...inForms(evidence),
    ...inMarkup(evidence),
    ...inStyleElements(evidence),
    ...inSheets(evidence),
  ]) {
    const key = `${reference.kind} ${reference.address}`;
    if (!found.has(key)) found.set(key, reference);
  }
  return [...found.values()];
}

function asksForUpgrade(evidence: ScanEvidence): boolean {
  return [...readHeaderPolicies(evidence), ...readMetaPolicies(evidence)].some(({ directives }) =>
    directives.has('upgrade-insecure-requests'),
  );
}

function summaryOf(found: readonly InsecureReference[]): string {
  const count = (kind: InsecureReference['kind']) =>
    found.filter((reference) => reference.kind === kind).length;
  const parts = [
    { count: count('sent'), one: 'form', many: 'forms' },
    { count: count('blocked'), one: 'file that browsers block', many: 'files that browsers block' },
    { count: count('shown'), one: 'picture or film', many: 'pictures or films' },
  ].filter((part) => part.count > 0);
  const text = parts.map((part) => countNoun(part.count, part.one, part.many)).join(', ');
  return `Plain HTTP on a secure page: ${text}.`;
}

/** Mixed Content, https://www.w3.org/TR/mixed-content/, and forms that leave https. */
export const secMixedContent: Check = {
  id: 'sec-mixed-content',
  severity: 'high',
  title: 'Parts of the secure page are not secure',
  passed: 'Everything on the page over HTTPS',
  why: 'Browsers leave out scripts and styles that come over plain HTTP, so parts of the page may be missing. What a form sends that way can be read on its way.',
  fix: 'Change the addresses shown below from http:// to https://, in the pages and in the database of the website. “Content-Security-Policy: upgrade-insecure-requests” helps until that is done.',
  remedy: 'build',
  sourceName: 'W3C Mixed Content',
  sourceUrl: 'https://www.w3.org/TR/mixed-content/',
  judge(evidence) {
    if (new URL(evidence.url).protocol !== 'https:') {
      return notApplicable('The page itself does not come over HTTPS.');
    }
    const found = insecureReferences(evidence);
    if (found.length === 0) return pass('No file or form on the page uses a plain HTTP address.');
    const proofs = found.map(({ proof }) => proof);
    if (asksForUpgrade(evidence)) {
      return note(
        `${countNoun(found.length, 'address', 'addresses')} on the page begin with http://; browsers are told to use https:// instead.`,
        proofs,
      );
    }
    // Browsers upgrade pictures to https where possible, so pictures alone count half.
    const isGrave = found.some(({ kind }) => kind !== 'shown');
    return fail(summaryOf(found), proofs, { share: isGrave ? 0 : 0.5 });
  },
};
