import {
  findWeaknesses,
  readHeaderPolicies,
  readMetaPolicies,
  type Weakness,
} from '../../csp/content-security-policy.ts';
import { type Check, countNoun, fail, note, type Proof, pass } from '../../model/check.ts';
import { makeHeaderProofs } from '../proofs.ts';

/** Shares after Observatory's points: no policy loses 25, inline scripts 20, `eval` 10. */
const kinds: Readonly<Record<Weakness['kind'], { share: number; remark: string }>> = {
  'any-script': { share: 0.2, remark: 'Lets scripts from nearly anywhere run' },
  'any-object': { share: 0.2, remark: 'Lets plug-ins from nearly anywhere load' },
  insecure: { share: 0.2, remark: 'Allows files over insecure http' },
  'strict-dynamic': { share: 0.2, remark: 'Blocks every script, as no nonce or hash is named' },
  eval: { share: 0.6, remark: 'Lets text be run as a script' },
  repeated: { share: 0.6, remark: 'Comes twice; browsers ignore the second' },
};

function proofOf({ kind, directive }: Weakness): Proof {
  return { kind: 'header', value: directive, remark: kinds[kind].remark };
}

export const secCsp: Check = {
  id: 'sec-csp',
  severity: 'medium',
  title: 'No rules about which scripts may run',
  passed: 'Rules about which scripts may run',
  why: 'If an attacker slips a script into your website, through a plug-in or a form, these rules stop it before it can take card numbers or passwords.',
  fix: "Send a Content-Security-Policy header with a script-src of your own addresses, nonces or hashes, and with object-src 'none'. Try it as Content-Security-Policy-Report-Only first, and leave out unsafe-inline and unsafe-eval.",
  remedy: 'hosting',
  sourceName: 'Content Security Policy Level 3; MDN HTTP Observatory',
  sourceUrl: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
  judge(evidence) {
    const policies = [...readHeaderPolicies(evidence), ...readMetaPolicies(evidence)];
    if (policies.length === 0) {
      const name = 'content-security-policy';
      const reports = makeHeaderProofs(evidence.headers, `${name}-report-only`);
      return reports.length > 0
        ? fail('A content security policy only reports; it stops nothing.', reports)
        : fail(
            'No content security policy is set.',
            makeHeaderProofs(evidence.headers, name, 'Names no rule that browsers know'),
          );
    }
    const texts = policies.map(({ text }): Proof => ({ kind: 'header', value: text }));
    const isAboutScripts = policies.some(({ directives }) =>
      ['script-src', 'script-src-elem', 'default-src'].some((name) => directives.has(name)),
    );
    if (!isAboutScripts) {
      return fail('The content security policy says nothing about scripts.', texts, {
        share: kinds['any-script'].share,
      });
    }
    const isHttps = new URL(evidence.url).protocol === 'https:';
    const { weaknesses, remarks } = findWeaknesses(policies, isHttps);
    if (weaknesses.length > 0) {
      return fail(
        `The content security policy has ${countNoun(weaknesses.length, 'gap')}.`,
        weaknesses.map(proofOf),
        { share: Math.min(...weaknesses.map(({ kind }) => kinds[kind].share)) },
      );
    }
    if (remarks.includes('insecure-pictures')) {
      return note('A content security policy guards scripts; it allows pictures over http.', texts);
    }
    return remarks.length > 0
      ? note('A content security policy guards scripts; styles may come from anywhere.', texts)
      : pass('A content security policy guards scripts and styles.', texts);
  },
};
