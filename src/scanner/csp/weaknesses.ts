import type { Policy } from './parse-policy.ts';
import { allowedSources, type SourceList, trustsSingly } from './source-lists.ts';

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
