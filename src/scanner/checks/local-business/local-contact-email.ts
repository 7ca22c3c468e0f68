import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import {
  type Check,
  fail,
  notApplicable,
  note,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { textLines } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { makeProof } from '../proofs.ts';
import {
  describePagesRead,
  findUnreadableReason,
  judgeLocality,
  listSitePages,
  type SitePage,
} from './business-facts.ts';

const plain = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;
/** `info [at] shop [dot] co.uk`, spelled out against harvesters. */
const spelled =
  /(?<![\w.+-])([\w.+-]{1,64}) ?(?:\[at\]|\(at\)|\{at\}| AT ) ?([a-z0-9-]{1,63}(?: ?(?:\.|\[dot\]|\(dot\)| DOT ) ?[a-z0-9-]{1,63}){1,4})/g;

/** File names (`logo@2x.png`) look like addresses. */
const isFile = /\.(?:png|jpe?g|gif|webp|avif|svg|css|js)$/i;

/** Decodes `data-cfemail`: the first byte is XORed into the others. Null for an invalid value. */
export function decodeCloudflareEmail(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hex)) return null;
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = String.fromCharCode(...bytes.map((byte) => byte ^ key));
  const [email] = text.match(plain) ?? [];
  return email ?? null;
}

function linked(href: string): string | null {
  const [, mailto] = /^\s*mailto:([^?]+)/i.exec(href) ?? [];
  if (mailto !== undefined) return URL.parse(`mailto:${mailto}`)?.pathname ?? null;
  const [, hex] = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href) ?? [];
  return hex === undefined ? null : decodeCloudflareEmail(hex);
}

/** Email addresses in links, text (also spelled out) and Cloudflare's protection, in lower case. */
export function findEmailAddresses(page: ParsedPage): string[] {
  const text = textLines(page);
  const fromLinks = findByTag(page, 'a', 'area').map((link) => linked(link.attribs.href ?? ''));
  const hidden = page.elements.map((element) =>
    decodeCloudflareEmail(element.attribs['data-cfemail'] ?? ''),
  );
  const inText = text.match(plain) ?? [];
  const inWords = [...text.matchAll(spelled)].map(
    ([, name, host = '']) => `${name}@${host.replace(/ ?(?:\[dot\]|\(dot\)|DOT) ?/g, '.')}`,
  );
  const all = [...fromLinks, ...hidden, ...inText, ...inWords]
    .map((email) => email?.trim().toLowerCase() ?? '')
    .filter((email) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(email) && !isFile.test(email));
  return [...new Set(all)];
}

const contactText =
  /\b(?:contact|get in touch|enquir|reach us|find us|visit us|talk to us|cysylltu|cysylltwch)/i;
const contactHref = /contact|get-?in-?touch|enquir|find-?us|cysyllt/i;

function isContactLink(link: Element): boolean {
  const href = link.attribs.href ?? '';
  if (/^\s*(?:tel|mailto):/i.test(href)) return false;
  return contactHref.test(href) || contactText.test(textContent(link).slice(0, 100));
}

function hasContactPlace({ page, url }: SitePage): boolean {
  return (
    contactHref.test(new URL(url).pathname) ||
    findByTag(page, 'a', 'area').some(isContactLink) ||
    page.elements.some(({ attribs }) => contactHref.test(attribs.id ?? '')) ||
    findByTag(page, 'h1', 'h2', 'h3').some((heading) =>
      contactText.test(textContent(heading).slice(0, 100)),
    )
  );
}

function hasForm(page: ParsedPage): boolean {
  return (
    findByTag(page, 'textarea').length > 0 ||
    findByTag(page, 'iframe', 'script').some((element) =>
      /jotform|typeform|google\.com\/forms|hsforms|wufoo|cognitoforms|paperform|tally\.so/i.test(
        element.attribs.src ?? '',
      ),
    )
  );
}

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  const emails = [...new Set(pages.flatMap(({ page }) => findEmailAddresses(page)))];
  const proofs = emails.map((value) => makeProof('text', value));
  const hasPlace = pages.some(hasContactPlace);
  if (emails.length > 0 && hasPlace) {
    return pass('There is a contact page or part, and an email address.', proofs);
  }
  if (emails.length > 0) {
    return note(
      'There is an email address, but no page or part of the page called “Contact”.',
      proofs,
    );
  }
  const because = findUnreadableReason(evidence);
  if (because) return unknown(because);
  if (hasPlace && !evidence.sidePages.known) {
    return unknown(`The contact page could not be read: ${evidence.sidePages.because}`);
  }
  const summary = `No email address was found on ${describePagesRead(pages)}.`;
  const place = judgeLocality(evidence);
  if (place === 'none' || place === 'abroad') return notApplicable(summary);
  const canWrite = pages.some(({ page }) => hasForm(page));
  return fail(
    canWrite
      ? `${summary} There is a form; an email address may have to be given as well.`
      : `${summary} Businesses that offer services online may have to give one.`,
    [],
    { share: canWrite || hasPlace ? 0.5 : 0, confidence: 'possible' },
  );
}

/** A custom script may hide an address, so a failure is never certain. */
export const localContactEmail: Check = {
  id: 'local-contact-email',
  severity: 'medium',
  title: 'No email address to write to',
  passed: 'Email address to write to',
  why: 'Some customers would rather write than call, and keep what they wrote. Online services in the UK may have to give an email address besides a form.',
  fix: 'Put the address as a link on the contact page and into the footer: <a href="mailto:hello@yourshop.co.uk">hello@yourshop.co.uk</a>.',
  remedy: 'legal',
  sourceName: 'E-Commerce Regulations 2002, regulation 6',
  sourceUrl: 'https://www.legislation.gov.uk/uksi/2002/2013/regulation/6',
  judge,
};
