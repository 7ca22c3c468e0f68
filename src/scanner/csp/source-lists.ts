import type { Policy } from './parse-policy.ts';

/** Sources that are allowed; null: anything is. Empty: nothing is. */
export type SourceList = readonly string[] | null;

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
export function trustsSingly(sources: readonly string[]): boolean {
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
