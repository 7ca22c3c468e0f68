import { type Check, fail, notApplicable, pass, readHeader, unknown } from '../../model/check.ts';
import { makeHeaderProofs, makeProof } from '../proofs.ts';

const newer = /(?:^|[\s,])(h[23](?:-\d+)?)=/i;

/** HTTP/2 negotiated by ALPN, or HTTP/3 offered by Alt-Svc. */
export const perfHttp2: Check = {
  id: 'perf-http2',
  severity: 'low',
  title: 'The server sends files one after another',
  passed: 'Files sent side by side (HTTP/2 or HTTP/3)',
  why: 'With HTTP/2, all files of a page come through one connection at the same time. With HTTP/1.1 they queue.',
  fix: 'Turn on HTTP/2 on the server, which current versions of Apache, nginx and IIS can do, or put a CDN in front.',
  remedy: 'hosting',
  sourceName: 'RFC 9113',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9113',
  judge({ url, headers, tls }) {
    if (new URL(url).protocol !== 'https:') {
      return notApplicable('Browsers use HTTP/2 on secure connections alone.');
    }
    const offered = newer.exec(readHeader(headers, 'alt-svc') ?? '');
    if (offered)
      return pass('The server offers HTTP/2 or HTTP/3.', makeHeaderProofs(headers, 'alt-svc'));
    if (!tls.known) return unknown(tls.because);
    const { alpn } = tls.value;
    const proofs = [makeProof('text', `Agreed upon: ${alpn ?? 'nothing newer'}`)];
    return alpn === 'h2'
      ? pass('The server speaks HTTP/2.', proofs)
      : fail('The server offers neither HTTP/2 nor HTTP/3.', proofs);
  },
};
