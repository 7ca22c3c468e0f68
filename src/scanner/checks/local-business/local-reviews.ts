import { textContent } from 'domutils';
import { type Check, note, type Proof, pass, type Verdict } from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { findByTag, type ParsedPage, resolveAddress } from '../../page/parse-page.ts';
import { structuredData } from '../../page/structured-data.ts';
import { makeElementProof, makeProof } from '../proofs.ts';
import {
  hasDescribedValue,
  judgeMissing,
  listDescribedOrganizations,
  listSitePages,
  readDescribedType,
  type SitePage,
} from './business-facts.ts';

// UK review sites, November 2026: addresses of a profile, a review form or a widget.

const reviewHosts = `
  airbnb.co.uk bark.com birdeye.com booking.com booksy.com checkatrade.com doctify.com feefo.com
  fresha.com freeindex.co.uk g.page hitched.co.uk houzz.co.uk judge.me maps.app.goo.gl
  mybuilder.com opentable.co.uk ratedpeople.com review.io reviews.co.uk reviews.io
  reviewsolicitors.co.uk share.google thebestof.co.uk treatwell.co.uk tripadvisor.co.uk
  tripadvisor.com trustatrader.com trustedtraders.which.co.uk trustmark.org.uk trustpilot.com
  vouchedfor.co.uk yell.com yelp.co.uk yelp.com
`
  .trim()
  .split(/\s+/);

const reviewAddresses: readonly RegExp[] = [
  /^https?:\/\/search\.google\.[a-z.]+\/local\/(?:write)?reviews?/i,
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/place|maps\?.*cid=|\?cid=|search\?.*(?:review|lrd=))/i,
  /^https?:\/\/goo\.gl\/maps/i,
  /^https?:\/\/(?:www\.)?facebook\.com\/[^/]+\/reviews/i,
];

const reviewWidgets =
  /widget\.trustpilot\.com|trustindex\.io|elfsight|reviewsonmywebsite|sociablekit|embedsocial|widget\.reviews\.(?:io|co\.uk)|api\.feefo\.com|checkatrade\.com\/.*(?:widget|badge)|cdn\.judge\.me|birdeye\.com\/embed|endorsal\.io|senja\.io|famewall|yotpo\.com|stamped\.io|taggbox|widewail/i;

const heading =
  /\b(?:reviews?|testimonials?|feedback|what (?:our|my) (?:customers?|clients?|patients?|guests?|students?)|(?:customers?|clients?|people) (?:say|love)|happy (?:customers|clients)|kind words|rated \d)\b/i;

function isReviewAddress(url: URL): boolean {
  const host = url.hostname.replace(/^www\./, '');
  return (
    reviewHosts.some((known) => host === known || host.endsWith(`.${known}`)) ||
    reviewAddresses.some((pattern) => pattern.test(url.href))
  );
}

function profileLinks(page: ParsedPage): Proof[] {
  return findByTag(page, 'a').flatMap((link): Proof[] => {
    const url = resolveAddress(page, link.attribs.href);
    return url && isReviewAddress(url) ? [{ kind: 'address', value: url.href }] : [];
  });
}

function widgets(page: ParsedPage): Proof[] {
  return findByTag(page, 'script', 'iframe')
    .filter((element) => reviewWidgets.test(element.attribs.src ?? ''))
    .map((element) => makeElementProof(element));
}

/** Embedded social media posts are quotations too. */
const post =
  /instagram-media|twitter-tweet|tiktok-embed|fb-|bluesky-embed|reddit-embed|wp-embedded/i;

function headings(page: ParsedPage): Proof[] {
  return findByTag(page, 'h1', 'h2', 'h3', 'h4', 'blockquote', 'a')
    .filter((element) =>
      element.name === 'blockquote'
        ? !post.test(element.attribs.class ?? '')
        : heading.test(textContent(element).slice(0, 200)),
    )
    .map((element) => makeElementProof(element));
}

function hasReviewData({ page }: SitePage): boolean {
  return structuredData(page).nodes.some(({ types }) =>
    types.some((type) => /^(?:Review|UserReview|AggregateRating|EmployerReview)$/.test(type)),
  );
}

function judge(evidence: ScanEvidence): Verdict {
  const pages = listSitePages(evidence);
  const selfServing = listDescribedOrganizations(pages).find((business) =>
    hasDescribedValue(business, 'aggregateRating', 'review'),
  );
  if (selfServing) {
    return note(
      'The structured data gives the business stars on its own website. Google does not show such stars, and they are better left out.',
      [makeProof('text', `"@type": "${readDescribedType(selfServing)}" with a rating or review`)],
    );
  }
  const found = pages.flatMap(({ page }) => [...profileLinks(page), ...widgets(page)]);
  if (found.length > 0) return pass('Reviews or a profile with reviews are linked.', found);
  const shown = pages.flatMap(({ page }) => headings(page));
  if (shown.length > 0) return pass('Customers have a say on the website.', shown);
  if (pages.some(hasReviewData)) return pass('Reviews are in the structured data.');
  const summary = 'Neither reviews nor a link to a profile with reviews were found.';
  return judgeMissing(evidence, summary, [], 'possible');
}

export const localReviews: Check = {
  id: 'local-reviews',
  severity: 'low',
  title: 'No reviews to be seen',
  passed: 'Reviews',
  why: 'Most people read reviews before they choose a local business. Those on Google, Trustpilot or Checkatrade count more than ones on your own page.',
  fix: 'Link your Google, Trustpilot or Checkatrade profile, or quote two or three customers with name and town. Don’t add rating stars for your own business to the structured data.',
  remedy: 'local',
  sourceName: 'Google Search Central, review snippets',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  judge,
};
