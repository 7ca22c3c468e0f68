import { headerPolicies, metaPolicies } from '../../csp/enforced-policies.ts';
import type { Proof } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { absolute, attribute, openingTag } from '../../page/query.ts';
import { listResources } from '../../page/resources.ts';
import { styleAddresses } from '../../page/style-addresses.ts';

/** Something on a secure page that is fetched from, or sent to, a plain http address. */
export interface InsecureReference {
  /** `blocked`: browsers refuse it; `shown`: a picture or film; `sent`: a form’s target. */
  kind: 'blocked' | 'shown' | 'sent';
  address: string;
  proof: Proof;
}

const shown = new Set(['img', 'picture', 'video', 'audio', 'image', 'input']);
// Never leaves the visitor’s machine.
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
      proof: { kind: 'element', value: openingTag(element) },
    }));
}

function inForms({ page }: ScanEvidence): InsecureReference[] {
  return page.elements.flatMap((element): InsecureReference[] => {
    const isTarget = element.name === 'form' ? 'action' : 'formaction';
    if (!['form', 'button', 'input'].includes(element.name)) return [];
    const url = absolute(page, attribute(element, isTarget));
    if (!isInsecure(url)) return [];
    const proof: Proof = { kind: 'element', value: openingTag(element) };
    return [{ kind: 'sent', address: url.href, proof }];
  });
}

function inStyles(text: string, baseUrl: string, remark: string): InsecureReference[] {
  return styleAddresses(text).urls.flatMap((address): InsecureReference[] => {
    const url = URL.parse(address, baseUrl);
    if (!isInsecure(url)) return [];
    return [
      { kind: 'shown', address: url.href, proof: { kind: 'address', value: url.href, remark } },
    ];
  });
}

function inStyleElements({ page }: ScanEvidence): InsecureReference[] {
  return page.elements
    .filter(({ name }) => name === 'style')
    .flatMap(({ children }) => {
      const text = children.map((child) => ('data' in child ? child.data : '')).join('');
      return inStyles(text, page.baseUrl, 'in a style element');
    });
}

function inSheets({ stylesheets }: ScanEvidence): InsecureReference[] {
  if (!stylesheets.known) return [];
  return stylesheets.value.flatMap(({ url, text }) => inStyles(text, url, `in ${url}`));
}

/** Each address of the page, its styles and its forms that is plain http, once. */
export function insecureReferences(evidence: ScanEvidence): InsecureReference[] {
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

/** True if the page asks browsers to use https for every http address in it. */
export function asksForUpgrade(evidence: ScanEvidence): boolean {
  return [...headerPolicies(evidence), ...metaPolicies(evidence)].some(({ directives }) =>
    directives.has('upgrade-insecure-requests'),
  );
}
