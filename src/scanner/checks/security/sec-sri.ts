import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  notApplicable,
  pass,
  wordSet,
} from '../../model/check.ts';
import type { ScanEvidence } from '../../model/evidence.ts';
import {
  findSiteDomain,
  isSameDomain,
  listResources,
  type PageResource,
} from '../../page/resources.ts';
import { makeElementProof } from '../proofs.ts';

// Services whose makers change a script under the same address, so that a hash would break it.
// Their guides demand loading it from there. By registered domain.
const services = wordSet(`
  activehosted.com acuityscheduling.com addtoany.com ads-twitter.com afterpay.com bigcommerce.com
  bing.com birdeye.com booksy.com braintreegateway.com brevo.com calendly.com callrail.com
  cdn-website.com chimpstatic.com civiccomputing.com clarity.ms clearpay.co.uk
  cloudflareinsights.com cognitoforms.com commoninja.com cookie-script.com cookiebot.com
  cookiefirst.com cookiehub.net cookielaw.org cookieyes.com crisp.chat criteo.com ctctcdn.com
  designmynight.com donorbox.org doubleclick.net editmysite.com elfsight.com elfsightcdn.com
  embedsocial.com eventbrite.co.uk eventbrite.com facebook.net feefo.com fontawesome.com fresha.com
  gocardless.com google-analytics.com google.com googleadservices.com googleapis.com
  googlesyndication.com googletagmanager.com gravatar.com gstatic.com hcaptcha.com hotjar.com
  hs-analytics.net hs-banner.com hs-scripts.com hsforms.com hsforms.net hubspot.com instagram.com
  intercom.io iubenda.com jivosite.com jotform.com judge.me justgiving.com klarna.com
  klarnaservices.com klaviyo.com licdn.com lightwidget.com list-manage.com livechatinc.com loox.io
  luckyorange.com mailchimp.com mailerlite.com matomo.cloud mouseflow.com multiscreensite.com
  myshopify.com mywebsitebuilder.com omnisend.com onetrust.com opentable.co.uk opentable.com
  osano.com outbrain.com parastorage.com paypal.com paypalobjects.com pinimg.com pinterest.com
  plausible.io powr.io privy.com recaptcha.net redditstatic.com resdiary.com reviews.co.uk
  reviews.io sc-static.net secureserver.net sharethis.com shopify.com silktide.com smartsupp.com
  snapwidget.com sociablekit.com spotify.com squarecdn.com squarespace-cdn.com squarespace.com
  squareup.com stamped.io stripe.com taboola.com tawk.to termly.io ticketsource.co.uk tidio.co
  tiktok.com treatwell.co.uk tripadvisor.co.uk tripadvisor.com trustindex.io trustpilot.com
  twitter.com typeform.com typekit.net usercentrics.eu userway.org vimeo.com website-files.com
  weebly.com whatconverts.com wixapps.net wixstatic.com worldpay.com wp.com wsimg.com x.com
  yandex.ru yoshki.com yotpo.com youtube-nocookie.com youtube.com zdassets.com zendesk.com zopim.com
`);

// Libraries in fixed versions on the same domains.
const fixed = /^(?:ajax\.googleapis|use\.fontawesome)\.com$/;

function isChangedInPlace(url: URL): boolean {
  return services.has(findSiteDomain(url)) && !fixed.test(url.hostname);
}

const hashes = /(?:^|\s)sha(?:256|384|512)-[\w+/-]+={0,2}(?:\?\S*)?(?=\s|$)/i;

/** `@4.17.1`, `/3.6.0/`, `-1.12.4.min.js` */
const namesVersion = /[@/.-]v?\d+\.\d+/;

function isPinned({ element }: PageResource): boolean {
  return hashes.test(element.attribs.integrity ?? '');
}

/** Third-party scripts with constant content, for which a hash works. */
function foreignScripts({ page, url }: ScanEvidence): PageResource[] {
  const own = new URL(url);
  return listResources(page).filter(
    (resource) =>
      resource.element.name === 'script' &&
      !isSameDomain(resource.url, own) &&
      (isPinned(resource) || !isChangedInPlace(resource.url)),
  );
}

export const secSri: Check = {
  id: 'sec-sri',
  severity: 'low',
  title: 'Scripts from other websites are not checked for changes',
  passed: 'Fingerprints of scripts from other websites',
  why: 'If the other website is broken into, its script changes on yours too. With a fingerprint, browsers refuse the changed file.',
  fix: 'Put the script on your own server, or give its tag an integrity attribute with the file’s hash and crossorigin="anonymous". Services such as cdnjs and jsDelivr show the hash beside each file.',
  remedy: 'build',
  sourceName: 'W3C Subresource Integrity',
  sourceUrl: 'https://www.w3.org/TR/sri-2/',
  judge(evidence) {
    const scripts = foreignScripts(evidence);
    if (scripts.length === 0) {
      return notApplicable(
        'No script comes from another website in a version that stays the same.',
      );
    }
    const open = scripts.filter((script) => !isPinned(script));
    const toProof = ({ element, url }: PageResource) =>
      makeElementProof(element, `from ${findSiteDomain(url)}`);
    if (open.length === 0) {
      const count = countNoun(scripts.length, 'script');
      return pass(`${count} from other websites, each with a fingerprint.`, scripts.map(toProof));
    }
    return fail(
      `${countPartOf(open.length, scripts.length, 'script from another website', 'scripts from other websites')} ${open.length === 1 ? 'has' : 'have'} no fingerprint.`,
      open.map(toProof),
      {
        share: 1 - open.length / scripts.length,
        // Without a version in its address, a script may change in place.
        confidence: open.some(({ url }) => namesVersion.test(url.pathname))
          ? 'certain'
          : 'possible',
      },
    );
  },
};
