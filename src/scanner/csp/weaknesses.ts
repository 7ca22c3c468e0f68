import type { Policy } from './parse-policy.ts';

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
