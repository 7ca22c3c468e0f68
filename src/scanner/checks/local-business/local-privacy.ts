import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import {
  type Check,
  fail,
  joinWithAnd,
  note,
  type Proof,
  pass,
  unknown,
  type Verdict,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { computeAccessibleName } from '../../page/accessible-name.ts';
import { readInputType } from '../../page/find-role.ts';
import { findByTag, resolveAddress } from '../../page/parse-page.ts';
import { dropRepeatedProofs, makeElementProof } from '../proofs.ts';
import {
  findUnreadableReason,
  judgeLocality,
  listSitePages,
  type SitePage,
} from './business-facts.ts';
import { findEmbeds, findTrackers } from './find-trackers.ts';

const words =
  /\b(?:privacy|data protection|gdpr|how we use your (?:data|information)|preifatrwydd)\b/i;
const path = /privacy|data-?protection|gdpr|preifatrwydd/i;
/** “Privacy settings” opens the consent tool. */
const settings = /\b(?:settings|preferences|manage|choices)\b/i;

/** Notices beside third-party services: “Google's privacy policy applies”. */
const othersPolicies =
  /(?:^|\.)(?:google\.com|google\.co\.uk|facebook\.com|instagram\.com|cloudflare\.com|hcaptcha\.com|vimeo\.com|microsoft\.com|apple\.com|x\.com|twitter\.com|linkedin\.com)$/;

interface PrivacyLink {
  element: Element;
  /** Null: the link runs a script. */
  url: URL | null;
  isSamePage: boolean;
}

function privacyLinks({ page, url }: SitePage): PrivacyLink[] {
  return findByTag(page, 'a', 'area')
    .filter((link) => {
      if (othersPolicies.test(resolveAddress(page, link.attribs.href)?.hostname ?? ''))
        return false;
      const text = `${textContent(link)} ${link.attribs['aria-label'] ?? ''}`.slice(0, 200);
      const href = link.attribs.href ?? '';
      return (words.test(text) && !settings.test(text)) || path.test(href);
    })
    .map((element) => {
      const target = resolveAddress(page, element.attribs.href);
      const isWeb = target !== null && /^https?:$/.test(target.protocol);
      const isSamePage = isWeb && target.href.split('#')[0] === url.split('#')[0];
      return { element, url: isWeb ? target : null, isSamePage };
    });
}

function statusOf({ links, sidePages }: ScanEvidence, url: URL): number | null {
  const key = (address: string) => address.split('#', 1)[0]?.replace(/\/$/, '');
  const isIt = (fact: { url: string }) => key(fact.url) === key(url.href);
  if (sidePages.known && sidePages.value.some(isIt)) return 200;
  return (links.known ? links.value.find(isIt)?.status : null) ?? null;
}

function isGone(status: number | null): boolean {
  return status === 404 || status === 410;
}

function judgeLinks(evidence: ScanEvidence, links: readonly PrivacyLink[]): Verdict {
  const tried = links.map((link) => ({
    ...link,
    status: link.url && !link.isSamePage ? statusOf(evidence, link.url) : null,
  }));
  const open = tried.find(({ status }) => status !== null && status >= 200 && status < 400);
  if (open?.url) {
    return pass('A privacy policy is linked, and its page opens.', [
      { kind: 'address', value: open.url.href },
    ]);
  }
  const proofs = tried.map(({ element, status }) =>
    makeElementProof(element, status === null ? undefined : `Status ${status}`),
  );
  if (tried.every(({ status }) => isGone(status))) {
    return fail('A privacy policy is linked, but its page does not exist.', proofs, { share: 0.3 });
  }
  return tried.some(({ url, isSamePage }) => url && !isSamePage)
    ? pass('A privacy policy is linked.', proofs)
    : note('A privacy policy is linked within this page; whether it opens was not tried.', proofs);
}

const personal =
  /^(?:your |full |first |last |sur)?name\b|\b(?:e-?mail|phone|telephone|mobile|postcode|date of birth|enw|e-?bost|ffôn)\b/i;

function isShownField(field: Element): boolean {
  return ['text', 'search'].includes(readInputType(field)) || field.name === 'textarea';
}

function gathers({ page }: SitePage): Proof[] {
  const fields = findByTag(page, 'input', 'textarea').filter(
    (field) =>
      field.name === 'textarea' ||
      /^(?:email|tel)$/i.test(field.attribs.type ?? '') ||
      /^(?:name|email|e-mail|phone|tel|your-\w+)$/i.test(field.attribs.name ?? '') ||
      (isShownField(field) && personal.test(computeAccessibleName(page, field))),
  );
  return [
    ...fields.map((field) => makeElementProof(field)),
    ...findTrackers(page).map(({ proof }) => proof),
  ];
}

/** Nothing is gathered by the website itself; what it embeds may do so. */
function judgeEmbeds(evidence: ScanEvidence, pages: readonly SitePage[]): Verdict {
  const embeds = pages.flatMap(({ page }) => findEmbeds(page));
  if (embeds.length === 0) {
    return note(
      'No privacy policy is linked. Nothing on the pages that were read gathers personal data, but calls and emails may do.',
    );
  }
  const names = [...new Set(embeds.map(({ name }) => name))];
  // A manual or a private page with a font from elsewhere has no customers to tell.
  if (judgeLocality(evidence) === 'none') {
    return note(
      `No privacy policy is linked. The website loads content from ${joinWithAnd(names)}, but does not look like a business’s.`,
    );
  }
  return fail(
    `No privacy policy is linked, although the website loads content from ${joinWithAnd(names)}, which ${names.length === 1 ? 'learns' : 'learn'} who visits. Visitors may have to be told.`,
    dropRepeatedProofs(embeds.map(({ proof }) => proof)),
    { confidence: 'likely' },
  );
}

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  const own = pages.find(({ url }) => path.test(new URL(url).pathname));
  if (own) {
    return pass('There is a privacy policy.', [{ kind: 'address', value: own.url }]);
  }
  const links = pages.flatMap(privacyLinks);
  if (links.length > 0) return judgeLinks(evidence, links);
  const because = findUnreadableReason(evidence);
  if (because) return unknown(because);
  const proofs = pages.flatMap(gathers);
  return proofs.length > 0
    ? fail(
        'No privacy policy is linked, although the website gathers data about its visitors. They may have to be told how it is used.',
        proofs,
        { confidence: 'likely' },
      )
    : judgeEmbeds(evidence, pages);
}

export const localPrivacy: Check = {
  id: 'local-privacy',
  severity: 'high',
  title: 'No privacy policy that opens',
  passed: 'Privacy policy',
  why: 'Businesses that collect names, emails or visitor statistics may have to tell people what for. Customers and advertising platforms look for that page.',
  fix: 'Write a privacy policy (the ICO has a free template for small businesses), and link it in the footer of every page and next to each form.',
  remedy: 'legal',
  sourceName: 'UK GDPR, article 13',
  sourceUrl: 'https://www.legislation.gov.uk/eur/2016/679/article/13',
  judge,
};
