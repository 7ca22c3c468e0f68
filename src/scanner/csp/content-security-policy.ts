import { readHeaderValues, wordSet } from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';

export interface Policy {
  text: string;
  /** Names and values in lower case. `'none'` is stored as an empty list. */
  directives: ReadonlyMap<string, readonly string[]>;
  /** Repeated directives; browsers ignore all but the first. */
  repeated: readonly string[];
}

const MAX_DIRECTIVES = 60;
const MAX_SOURCES = 200;

const fetchDirectives = /-src(?:-elem|-attr)?$/;

// Repeated reporting directives have no effect on security.
const repeatable = new Set(['report-uri', 'report-to']);

/** Parses one policy (CSP Level 3, 2.2.1), bounded. The caller splits lists at commas. */
export function parsePolicy(source: string): Policy {
  const text = source.replace(/\s+/g, ' ').trim();
  const directives = new Map<string, readonly string[]>();
  const repeated = new Set<string>();
  for (const part of text.split(';')) {
    const [name, ...values] = part.trim().toLowerCase().split(' ', MAX_SOURCES);
    if (!name) continue;
    if (directives.has(name)) {
      if (!repeatable.has(name)) repeated.add(name);
      continue;
    }
    if (directives.size >= MAX_DIRECTIVES) break;
    const isList = fetchDirectives.test(name);
    directives.set(name, isList ? values.filter((value) => value !== "'none'") : values);
  }
  return { text, directives, repeated: [...repeated] };
}

const MAX_POLICIES = 10;

// The HTML Standard ignores these in a meta element.
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

function policiesOf(values: readonly string[]): Policy[] {
  return values
    .flatMap((value) => value.split(','))
    .slice(0, MAX_POLICIES)
    .map(parsePolicy)
    .filter(({ directives }) => directives.size > 0);
}

/** Enforced policies of the response header; report-only policies are excluded. */
export function readHeaderPolicies({ headers }: Pick<ScanEvidence, 'headers'>): Policy[] {
  return policiesOf(readHeaderValues(headers, 'content-security-policy'));
}

/** Policies of `<meta http-equiv="Content-Security-Policy">`, without header-only directives. */
export function readMetaPolicies({ page }: Pick<ScanEvidence, 'page'>): Policy[] {
  const contents = page.elements
    .filter(
      (element) =>
        element.name === 'meta' &&
        element.parent === page.head &&
        element.attribs['http-equiv']?.trim().toLowerCase() === 'content-security-policy',
    )
    .map((element) => element.attribs.content ?? '');
  return policiesOf(contents)
    .map((policy) => ({
      ...policy,
      directives: new Map([...policy.directives].filter(([name]) => !headerOnly.includes(name))),
    }))
    .filter(({ directives }) => directives.size > 0);
}

/** Allowed sources. Null: all. Empty: none. */
type SourceList = readonly string[] | null;

const noncesAndHashes = /^'(?:nonce|sha256|sha384|sha512)-/;
const schemeOrHost = /^(?!')/;

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src'],
  'script-src-attr': ['script-src'],
  'style-src-elem': ['style-src'],
  'style-src-attr': ['style-src'],
  'frame-src': ['child-src'],
  'worker-src': ['child-src', 'script-src'],
};

function trustsSingly(sources: readonly string[]): boolean {
  return sources.some((source) => noncesAndHashes.test(source));
}

/** Browsers ignore `'unsafe-inline'` beside a nonce, and hosts beside `'strict-dynamic'`. */
function withoutIgnored(name: string, sources: readonly string[]): readonly string[] {
  if (!trustsSingly(sources)) return sources;
  const isStrict = name.startsWith('script-src') && sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" &&
      !(isStrict && (source === "'self'" || schemeOrHost.test(source))),
  );
}

function allowedBy({ directives }: Policy, name: string): SourceList {
  const instead = fetchDirectives.test(name) ? [...(fallbacks[name] ?? []), 'default-src'] : [];
  const found = [name, ...instead].find((each) => directives.has(each));
  return found ? withoutIgnored(name, directives.get(found) ?? []) : null;
}

function covers(broad: string, narrow: string): boolean {
  if (broad === narrow) return true;
  if (broad === "'unsafe-inline'") return noncesAndHashes.test(narrow);
  if (broad.startsWith("'") || narrow.startsWith("'") || /^(?:data|blob):/.test(narrow))
    return false;
  if (broad === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/.test(broad)) {
    return narrow.startsWith(broad) || (broad === 'http:' && narrow.startsWith('https:'));
  }
  const wildcard = /^(.*?)\*(\..+)$/.exec(broad);
  if (wildcard) {
    return narrow.startsWith(wildcard[1] ?? '') && narrow.endsWith(wildcard[2] ?? '');
  }
  return narrow.startsWith(broad.endsWith('/') ? broad : `${broad}/`);
}

function coveredBy(narrow: readonly string[], broad: readonly string[]): string[] {
  const same = new Set(broad);
  return narrow.filter(
    (source) => same.has(source) || broad.some((other) => covers(other, source)),
  );
}

function intersection(one: SourceList, other: SourceList): SourceList {
  if (one === null) return other;
  if (other === null) return one;
  const both = [...coveredBy(one, other), ...coveredBy(other, one)];
  return [...new Set(both)];
}

/** Intersects the policies' sources: a browser loads only what every policy allows. */
export function listAllowedSources(policies: readonly Policy[], name: string): SourceList {
  return policies.reduce<SourceList>(
    (allowed, policy) => intersection(allowed, allowedBy(policy, name)),
    null,
  );
}

export interface Weakness {
  kind: 'any-script' | 'any-object' | 'strict-dynamic' | 'insecure' | 'eval' | 'repeated';
  /** The weak directive, as sent or as expected, e.g. `script-src 'unsafe-inline'`. */
  directive: string;
}

export interface PolicyFindings {
  weaknesses: readonly Weakness[];
  /** Accepted shortcomings: pictures over http, inline styles. */
  remarks: readonly ('insecure-pictures' | 'free-styles')[];
}

// From MDN HTTP Observatory: each of these matches a large part of the web.
const broad = wordSet('ftp: http: https: * http://* http://*.* https://* https://*.*');
const freeInline = new Set([...broad, "'unsafe-inline'", 'data:']);

const passive = ['img-src', 'media-src'];
const harmless = new Set([...passive, 'report-uri', 'report-to', 'frame-ancestors']);

const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

function among(sources: SourceList, weak: ReadonlySet<string>): string[] {
  return sources === null ? [] : sources.filter((source) => weak.has(source));
}

function scriptWeaknesses(policies: readonly Policy[]): Weakness[] {
  const hasOwnRule = policies.some(({ directives }) => directives.has('script-src-elem'));
  const names = hasOwnRule ? ['script-src', 'script-src-elem'] : ['script-src'];
  return names.flatMap((name): Weakness[] => {
    const sources = listAllowedSources(policies, name);
    if (sources === null) return [{ kind: 'any-script', directive: 'script-src' }];
    const found = among(sources, freeInline).map(
      (source): Weakness => ({ kind: 'any-script', directive: `${name} ${source}` }),
    );
    if (sources.includes("'strict-dynamic'") && !trustsSingly(sources)) {
      found.push({ kind: 'strict-dynamic', directive: `${name} 'strict-dynamic'` });
    }
    return found;
  });
}

function objectWeaknesses(policies: readonly Policy[]): Weakness[] {
  const sources = listAllowedSources(policies, 'object-src');
  if (sources === null) return [{ kind: 'any-object', directive: 'object-src' }];
  return among(sources, broad).map((source) => ({
    kind: 'any-object',
    directive: `object-src ${source}`,
  }));
}

function insecureWeaknesses(policies: readonly Policy[]): Weakness[] {
  const names = new Set(policies.flatMap(({ directives }) => [...directives.keys()]));
  return [...names]
    .filter((name) => !harmless.has(name))
    .flatMap((name) =>
      (listAllowedSources(policies, name) ?? []).filter(insecure).map((source): Weakness => {
        return { kind: 'insecure', directive: `${name} ${source}` };
      }),
    );
}

function evalWeaknesses(policies: readonly Policy[]): Weakness[] {
  return ['script-src', 'style-src']
    .filter((name) => listAllowedSources(policies, name)?.includes("'unsafe-eval'"))
    .map((name) => ({ kind: 'eval', directive: `${name} 'unsafe-eval'` }));
}

/**
 * What all policies together still allow, by the rules of MDN HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 */
export function findWeaknesses(policies: readonly Policy[], isHttps: boolean): PolicyFindings {
  const weaknesses = [
    ...scriptWeaknesses(policies),
    ...objectWeaknesses(policies),
    ...(isHttps ? insecureWeaknesses(policies) : []),
    ...evalWeaknesses(policies),
    ...policies.flatMap(({ repeated }) =>
      repeated.map((directive): Weakness => ({ kind: 'repeated', directive })),
    ),
  ];
  const remarks: PolicyFindings['remarks'][number][] = [];
  if (isHttps && passive.some((name) => listAllowedSources(policies, name)?.some(insecure))) {
    remarks.push('insecure-pictures');
  }
  const styles = listAllowedSources(policies, 'style-src');
  if (styles === null || among(styles, freeInline).length > 0) remarks.push('free-styles');
  return { weaknesses, remarks };
}
