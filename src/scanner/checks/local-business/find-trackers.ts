import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import type { Proof } from '../../model/check.ts';
import { textLines } from '../../page/page-text.ts';
import { findByTag, type ParsedPage } from '../../page/parse-page.ts';
import { listResources } from '../../page/resources.ts';
import { makeElementProof } from '../proofs.ts';

/** A tracker's purpose. PECR distinguishes them since 5 February 2026 (Schedule A1). */
type TrackerKind =
  /** Tracks people across sites, for advertising or a social network. */
  | 'advertising'
  /** Measures visits with cookies or session recordings. */
  | 'statistics'
  /** A tag manager: its content is not visible from outside. */
  | 'container';

type TrackerRow = [name: string, address: RegExp, inline?: RegExp];

// From the vendors' installation pages, November 2026. Cookieless counters (Plausible, Fathom,
// Cloudflare, Simple Analytics) are left out.
const trackers: Readonly<Record<TrackerKind, readonly TrackerRow[]>> = {
  advertising: [
    [
      'Meta Pixel',
      /connect\.facebook\.net\/[^"']*fbevents\.js|facebook\.com\/tr\b/i,
      /\bfbq\s*\(\s*['"]init['"]/,
    ],
    [
      'Google Ads',
      /googleadservices\.com|doubleclick\.net|googletagmanager\.com\/gtag\/js\?id=AW-/i,
      /gtag\s*\(\s*['"]config['"]\s*,\s*['"]AW-/,
    ],
    ['Google AdSense', /googlesyndication\.com\/pagead/i],
    ['TikTok Pixel', /analytics\.tiktok\.com/i, /\bttq\.load\s*\(/],
    [
      'LinkedIn Insight Tag',
      /snap\.licdn\.com|px\.ads\.linkedin\.com/i,
      /_linkedin_partner_id\s*=/,
    ],
    ['X Pixel', /static\.ads-twitter\.com/i, /\btwq\s*\(\s*['"](?:init|config)/],
    ['Pinterest Tag', /s\.pinimg\.com\/ct|ct\.pinterest\.com/i, /\bpintrk\s*\(\s*['"]load/],
    ['Snap Pixel', /sc-static\.net\/scevent/i, /\bsnaptr\s*\(\s*['"]init/],
    ['Microsoft Advertising', /bat\.bing\.(?:com|net)/i],
    ['Reddit Pixel', /redditstatic\.com\/ads/i, /\brdt\s*\(\s*['"]init/],
    ['Criteo', /\.criteo\.(?:com|net)/i],
    ['Taboola', /cdn\.taboola\.com|trc\.taboola\.com/i],
    ['Outbrain', /amplify\.outbrain\.com/i],
    ['AdRoll', /s\.adroll\.com/i, /\badroll_adv_id\s*=/],
    ['HubSpot', /js(?:-[a-z0-9]+)?\.hs-(?:scripts|analytics)\.(?:com|net)/i],
    ['Klaviyo', /static\.klaviyo\.com\/onsite/i],
  ],
  statistics: [
    [
      'Google Analytics',
      /google-analytics\.com\/(?:analytics|ga|urchin)\.js|googletagmanager\.com\/gtag\/js\?id=(?:G|UA|GT)-/i,
      /\bga\s*\(\s*['"]create['"]|gtag\s*\(\s*['"]config['"]\s*,\s*['"](?:G|UA|GT)-|_gaq\.push/,
    ],
    ['Microsoft Clarity', /clarity\.ms\/(?:tag|js)/i],
    ['Hotjar', /static\.hotjar\.com/i, /\b_hjSettings\s*=/],
    ['Mouseflow', /cdn\.mouseflow\.com/i],
    ['Lucky Orange', /luckyorange\.(?:com|net)/i],
    ['FullStory', /fullstory\.com\/s\/fs\.js/i],
    ['Matomo', /matomo(?:\.min)?\.js|\/piwik\.js/i],
    ['StatCounter', /statcounter\.com\/counter/i],
    ['Yandex Metrica', /mc\.yandex\.(?:ru|com)\/metrika/i],
  ],
  container: [
    [
      'Google Tag Manager',
      /googletagmanager\.com\/(?:gtm\.js|ns\.html)/i,
      /googletagmanager\.com\/gtm\.js/,
    ],
  ],
};

/** Advertising cookies that the site's own server sends. */
const advertisingCookies =
  /^\s*(_fbp|_fbc|_gcl_\w+|_uetsid|_uetvid|_ttp|_pin_unauth|_scid|IDE|MUID)=/;

/** Addresses of consent tools, November 2026. */
const consentTools =
  /cookiebot\.(?:com|eu)|cookielaw\.org|onetrust\.com|otSDKStub|cookieyes\.com|cookie-law-info|webtoffee|complianz|cmplz|civiccomputing\.com|osano\.com|iubenda\.com|termly\.io|usercentrics\.(?:eu|com)|quantcast\.mgr|cmp\.quantcast|inmobi\.com\/choice|didomi\.io|privacy-center\.org|trustarc\.com|truste\.com|privacy-mgmt\.com|sourcepoint|klaro|cookieconsent|cookie-consent|borlabs|real-cookie-banner|cookiefirst\.com|cookie-script\.com|secureprivacy\.ai|termageddon|hs-banner\.com|trackingconsent|consent-tracking|privacy-banner|moove_gdpr|gdpr-cookie-compliance|cookie-notice|cookie_notice|cookieadmin|tarteaucitron|axept\.io|consentmanager\.net|ketchcdn|ketch\.com|enzuzo\.com|pandectes|consentmo|cookiehub\.(?:com|net|eu)|cookieinformation\.com|fundingchoicesmessages|cookiepro\.com|cookie-control|cookiecontrol|clickio|cookiereports|crownpeak|evidon|orejime|silktide|cookie-banner|cookiebanner|gdpr-?(?:banner|consent|cookie)|sirdata|conzent|clym\.io|illow\.io|beautiful-cookie|uniconsent|ezcookie|concord\.tech/i;

const bannerNames =
  /cookie[-_]?(?:banner|consent|notice|bar|popup|pop-up|law|message|modal|dialog|policy-banner|warning|overlay)|(?:gdpr|consent)[-_]?(?:banner|popup|modal|bar|dialog|notice|overlay)|^cc-(?:window|banner)|\bcky-|\bcmplz-|moove_gdpr|cli-bar|wt-cli/i;

const bannerWords =
  /\b(?:accept|allow|reject|decline|manage) (?:all |only )?(?:the |our |non-essential |optional |essential )?cookies\b|\bcookie (?:settings|preferences|consent)\b|\bwe use cookies\b[^\n]{0,300}\b(?:accept|agree|consent|ok|got it)\b/i;

/** Content from others, whose servers learn the visitor’s address. Host and path. */
const embeds: readonly (readonly [name: string, address: RegExp, setsCookies: boolean])[] = [
  ['YouTube', /^(?:www\.)?youtube\.com\/|^youtu\.be\//, true],
  ['YouTube', /^(?:www\.)?youtube-nocookie\.com\//, false],
  ['Vimeo', /^player\.vimeo\.com\//, true],
  ['Google Maps', /^maps\.google(?:apis)?\.[a-z.]+\/|^(?:www\.)?google\.[a-z.]+\/maps/, true],
  ['Google reCAPTCHA', /^(?:www\.)?(?:google|gstatic|recaptcha)\.(?:com|net)\/recaptcha/, true],
  ['Google Fonts', /^fonts\.(?:googleapis|gstatic)\.com\//, false],
  ['Adobe Fonts', /^(?:use|p)\.typekit\.net\//, false],
  ['Facebook', /^(?:www\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\//, true],
  ['Instagram', /^(?:www\.)?instagram\.com\/(?:embed|p\/|reel\/)/, true],
  ['X', /^platform\.(?:twitter|x)\.com\//, true],
];

export interface FoundEmbed {
  name: string;
  setsCookies: boolean;
  proof: Proof;
}

/** Videos, maps, fonts and the like that the page loads from others. */
export function findEmbeds(page: ParsedPage): FoundEmbed[] {
  const found = new Map<string, FoundEmbed>();
  for (const { url, element } of listResources(page)) {
    const row = embeds.find(([, address]) => address.test(`${url.hostname}${url.pathname}`));
    if (!row) continue;
    const [name, , setsCookies] = row;
    const key = `${name} ${setsCookies}`;
    if (!found.has(key))
      found.set(key, { name, setsCookies, proof: makeElementProof(element, name) });
  }
  return [...found.values()];
}

export interface FoundTracker {
  name: string;
  kind: TrackerKind;
  proof: Proof;
}

const MAX_INLINE = 50_000;

/** Consent tools block a script with a type that browsers do not run. */
function runs(script: Element): boolean {
  const type = (script.attribs.type ?? '').trim().toLowerCase();
  return (
    type === '' ||
    type === 'module' ||
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type)
  );
}

function runningParts(page: ParsedPage): { element: Element; address: string; code: string }[] {
  return findByTag(page, 'script', 'img', 'iframe', 'noscript').flatMap((element) => {
    if (element.name === 'script' && !runs(element)) return [];
    const src = element.attribs.src ?? '';
    const inner = textContent(element).slice(0, MAX_INLINE);
    // With scripting enabled, the parser treats noscript content as text.
    if (element.name === 'noscript') return [{ element, address: inner, code: '' }];
    return [{ element, address: src, code: src === '' ? inner : '' }];
  });
}

export function findTrackers(page: ParsedPage): FoundTracker[] {
  const parts = runningParts(page);
  const kinds: TrackerKind[] = ['advertising', 'statistics', 'container'];
  return kinds.flatMap((kind) =>
    trackers[kind].flatMap(([name, address, inline]) => {
      const part = parts.find(
        (one) =>
          (one.address !== '' && address.test(one.address)) ||
          // A loader holds the address in its code.
          (one.code !== '' && (inline?.test(one.code) || address.test(one.code))),
      );
      return part ? [{ name, kind, proof: makeElementProof(part.element, name) }] : [];
    }),
  );
}

export function findTrackingCookies(cookies: readonly string[]): FoundTracker[] {
  return cookies.flatMap((line): FoundTracker[] => {
    const [, cookie] = advertisingCookies.exec(line) ?? [];
    if (cookie === undefined) return [];
    const proof: Proof = { kind: 'header', value: `Set-Cookie: ${line}` };
    return [{ name: `the cookie ${cookie}`, kind: 'advertising', proof }];
  });
}

/** Google's consent mode with consent denied by default. */
const deniedByDefault =
  /['"]consent['"]\s*,\s*['"]default['"]\s*,\s*\{[^}]{0,400}ad_storage['"]?\s*:\s*['"]denied/;

export function findConsentTool(page: ParsedPage): Proof | null {
  const script = findByTag(page, 'script', 'link', 'iframe').find((element) => {
    const names = `${element.attribs.src ?? ''} ${element.attribs.href ?? ''} ${element.attribs.id ?? ''}`;
    if (consentTools.test(names)) return true;
    if (element.name !== 'script' || element.attribs.src !== undefined) return false;
    const code = textContent(element).slice(0, MAX_INLINE);
    return consentTools.test(code) || deniedByDefault.test(code) || /__tcfapi|__cmp\b/.test(code);
  });
  if (script) return makeElementProof(script);
  const banner = page.elements.find(
    ({ name, attribs }) =>
      name !== 'body' &&
      name !== 'html' &&
      bannerNames.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`),
  );
  if (banner) return makeElementProof(banner);
  const [words] = bannerWords.exec(textLines(page)) ?? [];
  return words === undefined ? null : { kind: 'text', value: words };
}
