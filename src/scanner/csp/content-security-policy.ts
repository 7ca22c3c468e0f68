import { headerValues } from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import { attribute } from '../page/parse-page.ts';

/** One content security policy, as it is enforced. */
export interface Policy {
  /** As it was sent, on one line. */
  text: string;
  /**
   * Names and values in lower case. A list of sources that allows nothing is empty: `'none'` is
   * taken out.
   */
  directives: ReadonlyMap<string, readonly string[]>;
  /** Directives that come a second time; browsers ignore all but the first. */
  repeated: readonly string[];
}

const MAX_DIRECTIVES = 60;
const MAX_SOURCES = 200;

const sourceLists = /-src(?:-elem|-attr)?$/;

// Repeating where reports go harms nobody.
const repeatable = new Set(['report-uri', 'report-to']);

/**
 * Reads one policy (Content Security Policy Level 3, section 2.2.1), up to 60 directives of 200 sources
 * each. Lists of policies are divided at commas before.
 */
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
    const isList = sourceLists.test(name);
    directives.set(name, isList ? values.filter((value) => value !== "'none'") : values);
  }
  return { text, directives, repeated: [...repeated] };
}

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

/** Sources that are allowed; null: anything is. Empty: nothing is. */
type SourceList = readonly string[] | null;

const noncesAndHashes = /^'(?:nonce|sha256|sha384|sha512)-/;
const schemeOrHost = /^(?!')/;

/** Where a directive that is not there is read instead, in turn. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src'],
  'script-src-attr': ['script-src'],
  'style-src-elem': ['style-src'],
  'style-src-attr': ['style-src'],
  'frame-src': ['child-src'],
  'worker-src': ['child-src', 'script-src'],
};

const isFetchDirective = (name: string) => /-src(?:-elem|-attr)?$/.test(name);

/** True if the list trusts single scripts or styles by a nonce or a hash. */
function trustsSingly(sources: readonly string[]): boolean {
  return sources.some((source) => noncesAndHashes.test(source));
}

/**
 * Takes out what browsers ignore: `'unsafe-inline'` beside a nonce or a hash, and beside
 * `'strict-dynamic'` also every scheme and host and `'self'`.
 */
function withoutIgnored(name: string, sources: readonly string[]): readonly string[] {
  if (!trustsSingly(sources)) return sources;
  const isStrict = name.startsWith('script-src') && sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      source !== "'unsafe-inline'" &&
      !(isStrict && (source === "'self'" || schemeOrHost.test(source))),
  );
}

/** What one policy allows under a directive’s name, fallbacks followed. */
function allowedBy({ directives }: Policy, name: string): SourceList {
  const instead = isFetchDirective(name) ? [...(fallbacks[name] ?? []), 'default-src'] : [];
  const found = [name, ...instead].find((each) => directives.has(each));
  return found ? withoutIgnored(name, directives.get(found) ?? []) : null;
}

/** True if everything that `narrow` allows is allowed by `broad`, as far as their texts tell. */
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

/** Those of `narrow` that `broad` allows too. */
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

/**
 * What all policies together allow under a directive’s name: something is loaded only if every one
 * of them allows it.
 *
 * @param name in lower case, e.g. `script-src`
 */
export function allowedSources(policies: readonly Policy[], name: string): SourceList {
  return policies.reduce<SourceList>(
    (allowed, policy) => intersection(allowed, allowedBy(policy, name)),
    null,
  );
}

export interface Weakness {
  kind: 'any-script' | 'any-object' | 'strict-dynamic' | 'insecure' | 'eval' | 'repeated';
  /** The directive that is weak, as sent or as it should be there, e.g. `script-src 'unsafe-inline'`. */
  directive: string;
}

export interface PolicyFindings {
  /** What lets foreign code run. */
  weaknesses: readonly Weakness[];
  /** Less than ideal, and accepted: pictures over http, free styles. */
  remarks: readonly ('insecure-pictures' | 'free-styles')[];
}

// As in MDN HTTP Observatory: each of these is half of the web.
const broad = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
]);
const freeInline = new Set([...broad, "'unsafe-inline'", 'data:']);

const passive = ['img-src', 'media-src'];
// They load nothing.
const harmless = new Set([...passive, 'report-uri', 'report-to', 'frame-ancestors']);

const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

function among(sources: SourceList, weak: ReadonlySet<string>): string[] {
  return sources === null ? [] : sources.filter((source) => weak.has(source));
}

function scriptWeaknesses(policies: readonly Policy[]): Weakness[] {
  const hasOwnRule = policies.some(({ directives }) => directives.has('script-src-elem'));
  const names = hasOwnRule ? ['script-src', 'script-src-elem'] : ['script-src'];
  return names.flatMap((name): Weakness[] => {
    const sources = allowedSources(policies, name);
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
  const sources = allowedSources(policies, 'object-src');
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
      (allowedSources(policies, name) ?? []).filter(insecure).map((source): Weakness => {
        return { kind: 'insecure', directive: `${name} ${source}` };
      }),
    );
}

function evalWeaknesses(policies: readonly Policy[]): Weakness[] {
  return ['script-src', 'style-src']
    .filter((name) => allowedSources(policies, name)?.includes("'unsafe-eval'"))
    .map((name) => ({ kind: 'eval', directive: `${name} 'unsafe-eval'` }));
}

/**
 * What all of a page’s policies together still allow, judged like MDN HTTP Observatory does
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 *
 * @param policies at least one
 * @param isHttps the page came over https, so that http sources are a step back
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
  if (isHttps && passive.some((name) => allowedSources(policies, name)?.some(insecure))) {
    remarks.push('insecure-pictures');
  }
  const styles = allowedSources(policies, 'style-src');
  if (styles === null || among(styles, freeInline).length > 0) remarks.push('free-styles');
  return { weaknesses, remarks };
}
