// Where UK customers leave reviews, as of November 2026; addresses of a profile, a review form or a
// widget.

/** Hosts on which every page is about somebody’s reviews or profile. */
export const reviewHosts = [
  'airbnb.co.uk',
  'bark.com',
  'birdeye.com',
  'booking.com',
  'booksy.com',
  'checkatrade.com',
  'doctify.com',
  'feefo.com',
  'fresha.com',
  'freeindex.co.uk',
  'g.page',
  'hitched.co.uk',
  'houzz.co.uk',
  'judge.me',
  'maps.app.goo.gl',
  'mybuilder.com',
  'opentable.co.uk',
  'ratedpeople.com',
  'review.io',
  'reviews.co.uk',
  'reviews.io',
  'reviewsolicitors.co.uk',
  'share.google',
  'thebestof.co.uk',
  'treatwell.co.uk',
  'tripadvisor.co.uk',
  'tripadvisor.com',
  'trustatrader.com',
  'trustedtraders.which.co.uk',
  'trustmark.org.uk',
  'trustpilot.com',
  'vouchedfor.co.uk',
  'yell.com',
  'yelp.co.uk',
  'yelp.com',
] as const;

/** Parts of addresses on hosts that do other things as well. */
export const reviewAddresses: readonly RegExp[] = [
  /^https?:\/\/search\.google\.[a-z.]+\/local\/(?:write)?reviews?/i,
  /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/(?:maps\/place|maps\?.*cid=|\?cid=|search\?.*(?:review|lrd=))/i,
  /^https?:\/\/goo\.gl\/maps/i,
  /^https?:\/\/(?:www\.)?facebook\.com\/[^/]+\/reviews/i,
];

/** Scripts and frames that show reviews from elsewhere. */
export const reviewWidgets =
  /widget\.trustpilot\.com|trustindex\.io|elfsight|reviewsonmywebsite|sociablekit|embedsocial|widget\.reviews\.(?:io|co\.uk)|api\.feefo\.com|checkatrade\.com\/.*(?:widget|badge)|cdn\.judge\.me|birdeye\.com\/embed|endorsal\.io|senja\.io|famewall|yotpo\.com|stamped\.io|taggbox|widewail/i;
