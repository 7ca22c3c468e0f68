import { type Check, notApplicable, note, type Proof, pass, unknown } from '../../model/check.ts';

function readField(body: string, name: string): string | null {
  return new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'im').exec(body)?.[1]?.trim() ?? null;
}

/** RFC 9116. A missing file is no fault. */
export const secSecurityTxt: Check = {
  id: 'sec-security-txt',
  severity: 'info',
  title: 'The address for security reports is out of date',
  passed: 'Address for security reports (security.txt)',
  why: 'People who find a hole in a website look into this file for where to report it. It is meant for larger websites; a small one can do without.',
  fix: 'Keep /.well-known/security.txt with a Contact line and an Expires date within a year, or take it off.',
  remedy: 'hosting',
  sourceName: 'RFC 9116',
  sourceUrl: 'https://www.rfc-editor.org/rfc/rfc9116.html',
  judge({ securityTxt, scannedAt }) {
    if (!securityTxt.known) return unknown(securityTxt.because);
    const { status, body, url } = securityTxt.value;
    if (status < 200 || status > 299 || !/^contact:/im.test(body)) {
      return notApplicable('The website has no security.txt, and needs none.');
    }
    const expires = readField(body, 'expires');
    const proofs: Proof[] = [{ kind: 'address', value: url }];
    const time = Date.parse(expires ?? '');
    if (Number.isNaN(time)) return note('security.txt has no valid Expires date.', proofs);
    return time < Date.parse(scannedAt)
      ? note(`security.txt ran out on ${expires}; finders of holes will not trust it.`, proofs)
      : pass('security.txt names a contact and is up to date.', proofs);
  },
};
