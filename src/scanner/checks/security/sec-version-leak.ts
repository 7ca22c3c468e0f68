import { type Check, countNoun, fail, pass } from '../../model/check.ts';
import { isMetaNamed } from '../../page/head-elements.ts';
import { findByTag } from '../../page/parse-page.ts';
import { makeElementProof, makeHeaderProofs } from '../proofs.ts';

const headers = [
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-powered-cms',
] as const;

// `PHP/8.2.1`, `WordPress 6.5`, `nginx/1`: a number with a dot, or after a slash.
const version = /(?:^|[\s/v(-])\d+\.\d+|\/\d+(?![\w.])/i;

// Hosted site builders: only their makers can hide the number.
const hosted = /website builder|^DPS\/|^Pepyaka\//i;

function tellsVersion(value: string): boolean {
  return version.test(value) && !hosted.test(value);
}

export const secVersionLeak: Check = {
  id: 'sec-version-leak',
  severity: 'low',
  title: 'The website tells which versions of software it runs on',
  passed: 'Version numbers kept private',
  why: 'Attackers search the web for versions with known holes. A version number saves them the trying.',
  fix: 'Turn the version off in the server’s settings (ServerTokens Prod, server_tokens off, expose_php Off) and remove the generator element. Keeping the software up to date matters more.',
  remedy: 'hosting',
  sourceName: 'OWASP, Information Leakage; webhint no-disallowed-headers',
  sourceUrl: 'https://webhint.io/docs/user-guide/hints/hint-no-disallowed-headers/',
  judge({ headers: sent, page }) {
    const inHeaders = headers
      .flatMap((name) => makeHeaderProofs(sent, name))
      .filter(({ value }) => tellsVersion(value.slice(value.indexOf(':') + 1).trim()));
    const inPage = findByTag(page, 'meta')
      .filter((meta) => isMetaNamed(meta, 'generator') && tellsVersion(meta.attribs.content ?? ''))
      .map((element) => makeElementProof(element));
    const proofs = [...inHeaders, ...inPage];
    return proofs.length > 0
      ? fail(`The website names a version number in ${countNoun(proofs.length, 'place')}.`, proofs)
      : pass('Neither the headers nor the page name a version number.');
  },
};
