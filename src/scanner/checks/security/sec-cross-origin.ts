import { type Check, note, pass, readHeader } from '../../model/check.ts';
import { makeHeaderProofs } from '../proofs.ts';

const names = ['cross-origin-opener-policy', 'cross-origin-resource-policy'] as const;

/** Never a fault: an ordinary business website has little to gain. */
export const secCrossOrigin: Check = {
  id: 'sec-cross-origin',
  severity: 'info',
  title: 'Other websites may hold on to the page’s window',
  passed: 'Separation from other websites',
  why: 'Two settings keep other websites from steering a window that they opened, and from embedding your files. They matter for shops and log-ins more than for plain pages.',
  fix: 'Send “Cross-Origin-Opener-Policy: same-origin” (same-origin-allow-popups with payment windows) and “Cross-Origin-Resource-Policy: same-site”.',
  remedy: 'hosting',
  sourceName: 'MDN HTTP Observatory, Cross-Origin-Resource-Policy',
  sourceUrl:
    'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy',
  judge({ headers }) {
    const sent = names.filter((name) => readHeader(headers, name) !== null);
    const proofs = sent.flatMap((name) => makeHeaderProofs(headers, name));
    if (sent.length === names.length) return pass('Both headers are sent.', proofs);
    return note(
      sent.length === 1
        ? 'One of the two headers is sent.'
        : 'Neither Cross-Origin-Opener-Policy nor Cross-Origin-Resource-Policy is sent. Most websites do without.',
      proofs,
    );
  },
};
