import { type Check, countNoun, fail, note, pass } from '../../model/check.ts';
import { makeHeaderProofs } from '../proofs.ts';
import {
  findPreloadedSuffix,
  isLongEnough,
  readStrictTransport,
  shareOfSixMonths,
} from './strict-transport.ts';

const NAME = 'strict-transport-security';
const DAY = 86_400;

/** RFC 6797 with at least six months, as in MDN HTTP Observatory. */
export const secHsts: Check = {
  id: 'sec-hsts',
  severity: 'medium',
  title: 'Browsers are not told to insist on the secure connection',
  passed: 'Browsers told to insist on HTTPS',
  why: 'Without this setting, an attacker on the same Wi-Fi can lead a visitor to an insecure copy of your website before the secure one answers.',
  fix: 'Send the header “Strict-Transport-Security: max-age=31536000” with every page that comes over HTTPS. Add includeSubDomains once every subdomain has HTTPS too.',
  remedy: 'hosting',
  sourceName: 'RFC 6797; MDN HTTP Observatory',
  sourceUrl:
    'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security',
  judge({ url, headers }) {
    const { protocol, hostname } = new URL(url);
    const proofs = makeHeaderProofs(headers, NAME);
    if (protocol !== 'https:') {
      return fail('The page comes over http://, where browsers ignore this setting.', proofs);
    }
    const suffix = findPreloadedSuffix(hostname);
    if (suffix) {
      return note(`Browsers use nothing but HTTPS for every address under .${suffix}.`, proofs);
    }
    const header = readStrictTransport(headers);
    if (header === null) return fail('The header Strict-Transport-Security is not sent.');
    if (header === 'invalid') {
      return fail('Strict-Transport-Security is sent in a form that browsers can’t use.', proofs);
    }
    const days =
      header.maxAge < DAY ? 'less than a day' : countNoun(Math.floor(header.maxAge / DAY), 'day');
    if (!isLongEnough(header)) {
      return fail(
        `Browsers insist on HTTPS for ${days} only; at least 180 days are usual.`,
        proofs,
        { share: shareOfSixMonths(header) * 0.9 },
      );
    }
    const reach = header.includesSubdomains ? ', subdomains included' : '';
    return pass(`Browsers insist on HTTPS for ${days}${reach}.`, proofs);
  },
};
