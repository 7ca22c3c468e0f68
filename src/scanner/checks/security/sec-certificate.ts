import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  type Proof,
  pass,
  unknown,
} from '../../model/check.ts';
import type { TlsFacts } from '../../model/evidence.ts';

const LEAST_DAYS = 14;

const problems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has run out',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the server signed it itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'no authority that browsers know has signed it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another address',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the server does not send the certificates in between',
  UNABLE_TO_GET_ISSUER_CERT: 'the server does not send the certificates in between',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'no authority that browsers know has signed it',
  CERT_REVOKED: 'it was revoked',
};

// Some browsers fetch missing intermediate certificates.
const notAlwaysSeen = new Set(['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT']);

function proofsOf({ validTo, issuer, problem }: TlsFacts): Proof[] {
  const until = validTo ? [`valid until ${validTo.slice(0, 10)}`] : [];
  const by = issuer ? [`issued by ${issuer}`] : [];
  const code = problem ? [problem] : [];
  const value = [...code, ...until, ...by].join(', ');
  return value ? [{ kind: 'text', value: `Certificate: ${value}` }] : [];
}

export const secCertificate: Check = {
  id: 'sec-certificate',
  severity: 'critical',
  title: 'The security certificate needs attention',
  passed: 'Security certificate',
  why: 'When a certificate is not valid, browsers show a full-page warning in place of your website, and most visitors turn back.',
  fix: 'Renew the certificate and let the server renew it by itself from then on (ACME, e.g. Let’s Encrypt). It must name this host and be sent with the certificates in between.',
  remedy: 'hosting',
  sourceName: 'RFC 5280 and RFC 9525',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9525',
  judge({ url, tls }) {
    if (new URL(url).protocol !== 'https:') {
      return notApplicable('The page does not come over HTTPS, so there is no certificate.');
    }
    if (!tls.known) return unknown(tls.because);
    const { isValid, problem, daysLeft } = tls.value;
    const proofs = proofsOf(tls.value);
    if (!isValid) {
      const reason = problems[problem ?? ''] ?? 'it could not be verified';
      const confidence = notAlwaysSeen.has(problem ?? '') ? 'likely' : 'certain';
      return fail(`Browsers do not trust the certificate: ${reason}.`, proofs, { confidence });
    }
    if (daysLeft !== null && daysLeft < LEAST_DAYS) {
      // Certificates with a lifetime of days are renewed later, so this is only likely.
      return fail(
        `The certificate runs out ${daysLeft < 1 ? 'within a day' : `in ${countNoun(daysLeft, 'day')}`} and has not been renewed yet.`,
        proofs,
        { share: 0.5, confidence: 'likely' },
      );
    }
    const left = daysLeft === null ? '' : ` for another ${countNoun(daysLeft, 'day')}`;
    return pass(`The certificate is trusted and valid${left}.`, proofs);
  },
};
