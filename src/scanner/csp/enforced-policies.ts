import type { ScanEvidence } from '../model/evidence.ts';
import { headerValues } from '../model/headers.ts';
import { attribute } from '../page/query.ts';
import { type Policy, parsePolicy } from './parse-policy.ts';

const MAX_POLICIES = 10;

// The HTML Standard has browsers ignore these in a meta element.
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Commas divide a header’s policies; what is between them never holds one. */
function policiesOf(values: readonly string[]): Policy[] {
  return values
    .flatMap((value) => value.split(','))
    .slice(0, MAX_POLICIES)
    .map(parsePolicy)
    .filter(({ directives }) => directives.size > 0);
}

/** Policies that the response header enforces; those that only report are not among them. */
export function headerPolicies({ headers }: Pick<ScanEvidence, 'headers'>): Policy[] {
  return policiesOf(headerValues(headers, 'content-security-policy'));
}

/**
 * Policies of `<meta http-equiv="Content-Security-Policy">` in the head, without what only a header
 * may say.
 */
export function metaPolicies({ page }: Pick<ScanEvidence, 'page'>): Policy[] {
  const contents = page.elements
    .filter(
      (element) =>
        element.name === 'meta' &&
        element.parent === page.head &&
        attribute(element, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy',
    )
    .map((element) => attribute(element, 'content') ?? '');
  return policiesOf(contents)
    .map((policy) => ({
      ...policy,
      directives: new Map([...policy.directives].filter(([name]) => !headerOnly.includes(name))),
    }))
    .filter(({ directives }) => directives.size > 0);
}
