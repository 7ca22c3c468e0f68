import { type Check, fail, notApplicable, pass, unknown } from '../../model/check.ts';

/** RFC 8996 retired TLS 1.0 and 1.1 in 2021. */
export const secTlsLegacy: Check = {
  id: 'sec-tls-legacy',
  severity: 'medium',
  title: 'Outdated encryption is still accepted',
  passed: 'Outdated encryption refused',
  why: 'TLS 1.0 and 1.1 date from 1999 and 2006 and have known weaknesses. The rules for card payments no longer allow them.',
  fix: 'Set the server, or the service in front of it, to accept TLS 1.2 and 1.3 only. Every browser since 2014 can do that.',
  remedy: 'hosting',
  sourceName: 'RFC 8996',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc8996',
  judge({ url, tls }) {
    if (new URL(url).protocol !== 'https:') {
      return notApplicable('The page does not come over HTTPS, so nothing is encrypted.');
    }
    if (!tls.known) return unknown(tls.because);
    const { acceptsLegacy, protocol } = tls.value;
    if (acceptsLegacy === null) return unknown('Old versions of TLS could not be tried.');
    const proofs = protocol
      ? ([{ kind: 'text', value: `Used for this visit: ${protocol}` }] as const)
      : [];
    return acceptsLegacy
      ? fail('The server still accepts TLS 1.0 or 1.1.', proofs)
      : pass('The server refuses TLS 1.0 and 1.1.', proofs);
  },
};
