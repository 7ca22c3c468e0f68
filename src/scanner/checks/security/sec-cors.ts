import { type Check, fail, type Proof, pass, unknown } from '../../model/check.ts';
import { makeProof } from '../proofs.ts';

/** Fetch Standard, “CORS protocol and credentials”: a foreign origin must not be echoed. */
export const secCors: Check = {
  id: 'sec-cors',
  severity: 'high',
  title: 'Any website may read pages as your signed-in visitors',
  passed: 'Other websites reading pages as your visitors',
  why: 'The server answers every other website as if it were a trusted partner. A malicious page could then read what a signed-in customer sees.',
  fix: 'Send Access-Control-Allow-Origin only for a fixed list of your own origins, never the Origin of the request as it came. Leave out Access-Control-Allow-Credentials where it is not needed.',
  remedy: 'hosting',
  sourceName: 'Fetch Standard, CORS; MDN HTTP Observatory',
  sourceUrl: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
  judge({ cors }) {
    if (!cors.known) return unknown(cors.because);
    const { sentOrigin, allowOrigin, allowCredentials } = cors.value;
    if (allowOrigin === null) return pass('No other website is allowed to read this page.');
    const proofs: Proof[] = [
      { kind: 'header', value: `Access-Control-Allow-Origin: ${allowOrigin}` },
      ...(allowCredentials === null
        ? []
        : [makeProof('header', `Access-Control-Allow-Credentials: ${allowCredentials}`)]),
    ];
    const isEchoed = allowOrigin.trim().toLowerCase() === sentOrigin.toLowerCase();
    if (isEchoed && allowCredentials?.trim().toLowerCase() === 'true') {
      return fail(
        `The server let a made-up website (${sentOrigin}) read pages with cookies.`,
        proofs,
      );
    }
    return allowOrigin.trim() === '*'
      ? pass('Other websites may read this page, but only as any stranger sees it.', proofs)
      : pass('Other websites can’t read this page with a visitor’s cookies.', proofs);
  },
};
