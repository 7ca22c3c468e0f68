/** What a tracker is for. PECR treats them differently since 5 February 2026 (Schedule A1). */
export type TrackerKind =
  /** Follows people across sites, for advertising or a social network. */
  | 'advertising'
  /** Counts visits, with cookies or by watching what visitors do. */
  | 'statistics'
  /** Loads what its owner has put into it, which can’t be seen from outside. */
  | 'container';

interface Tracker {
  name: string;
  kind: TrackerKind;
  /** In the address of a script, picture or frame. */
  address: RegExp | null;
  /** In an inline script. */
  inline: RegExp | null;
}

function tracker(
  name: string,
  kind: TrackerKind,
  address: RegExp | null,
  inline: RegExp | null = null,
): Tracker {
  return { name, kind, address, inline };
}

// As their makers’ installation pages show them, November 2026. Counters that set no cookies and know
// nobody again (Plausible, Fathom, Cloudflare, Simple Analytics) are left out.
export const trackers: readonly Tracker[] = [
  tracker(
    'Meta Pixel',
    'advertising',
    /connect\.facebook\.net\/[^"']*fbevents\.js|facebook\.com\/tr\b/i,
    /\bfbq\s*\(\s*['"]init['"]/,
  ),
  tracker(
    'Google Ads',
    'advertising',
    /googleadservices\.com|doubleclick\.net|googletagmanager\.com\/gtag\/js\?id=AW-/i,
    /gtag\s*\(\s*['"]config['"]\s*,\s*['"]AW-/,
  ),
  tracker('Google AdSense', 'advertising', /googlesyndication\.com\/pagead/i),
  tracker('TikTok Pixel', 'advertising', /analytics\.tiktok\.com/i, /\bttq\.load\s*\(/),
  tracker(
    'LinkedIn Insight Tag',
    'advertising',
    /snap\.licdn\.com|px\.ads\.linkedin\.com/i,
    /_linkedin_partner_id\s*=/,
  ),
  tracker(
    'X Pixel',
    'advertising',
    /static\.ads-twitter\.com/i,
    /\btwq\s*\(\s*['"](?:init|config)/,
  ),
  tracker(
    'Pinterest Tag',
    'advertising',
    /s\.pinimg\.com\/ct|ct\.pinterest\.com/i,
    /\bpintrk\s*\(\s*['"]load/,
  ),
  tracker('Snap Pixel', 'advertising', /sc-static\.net\/scevent/i, /\bsnaptr\s*\(\s*['"]init/),
  tracker('Microsoft Advertising', 'advertising', /bat\.bing\.(?:com|net)/i),
  tracker('Reddit Pixel', 'advertising', /redditstatic\.com\/ads/i, /\brdt\s*\(\s*['"]init/),
  tracker('Criteo', 'advertising', /\.criteo\.(?:com|net)/i),
  tracker('Taboola', 'advertising', /cdn\.taboola\.com|trc\.taboola\.com/i),
  tracker('Outbrain', 'advertising', /amplify\.outbrain\.com/i),
  tracker('AdRoll', 'advertising', /s\.adroll\.com/i, /\badroll_adv_id\s*=/),
  tracker('HubSpot', 'advertising', /js(?:-[a-z0-9]+)?\.hs-(?:scripts|analytics)\.(?:com|net)/i),
  tracker('Klaviyo', 'advertising', /static\.klaviyo\.com\/onsite/i),
  tracker(
    'Google Analytics',
    'statistics',
    /google-analytics\.com\/(?:analytics|ga|urchin)\.js|googletagmanager\.com\/gtag\/js\?id=(?:G|UA|GT)-/i,
    /\bga\s*\(\s*['"]create['"]|gtag\s*\(\s*['"]config['"]\s*,\s*['"](?:G|UA|GT)-|_gaq\.push/,
  ),
  tracker('Microsoft Clarity', 'statistics', /clarity\.ms\/(?:tag|js)/i),
  tracker('Hotjar', 'statistics', /static\.hotjar\.com/i, /\b_hjSettings\s*=/),
  tracker('Mouseflow', 'statistics', /cdn\.mouseflow\.com/i),
  tracker('Lucky Orange', 'statistics', /luckyorange\.(?:com|net)/i),
  tracker('FullStory', 'statistics', /fullstory\.com\/s\/fs\.js/i),
  tracker('Matomo', 'statistics', /matomo(?:\.min)?\.js|\/piwik\.js/i),
  tracker('StatCounter', 'statistics', /statcounter\.com\/counter/i),
  tracker('Yandex Metrica', 'statistics', /mc\.yandex\.(?:ru|com)\/metrika/i),
  tracker(
    'Google Tag Manager',
    'container',
    /googletagmanager\.com\/(?:gtm\.js|ns\.html)/i,
    /googletagmanager\.com\/gtm\.js/,
  ),
];

/** Cookies that advertising networks set, when the site’s own server sends them. */
export const advertisingCookies =
  /^\s*(_fbp|_fbc|_gcl_\w+|_uetsid|_uetvid|_ttp|_pin_unauth|_scid|IDE|MUID)=/;

/** Addresses of consent tools, November 2026. */
export const consentTools =
  /cookiebot\.(?:com|eu)|cookielaw\.org|onetrust\.com|otSDKStub|cookieyes\.com|cookie-law-info|webtoffee|complianz|cmplz|civiccomputing\.com|osano\.com|iubenda\.com|termly\.io|usercentrics\.(?:eu|com)|quantcast\.mgr|cmp\.quantcast|inmobi\.com\/choice|didomi\.io|privacy-center\.org|trustarc\.com|truste\.com|privacy-mgmt\.com|sourcepoint|klaro|cookieconsent|cookie-consent|borlabs|real-cookie-banner|cookiefirst\.com|cookie-script\.com|secureprivacy\.ai|termageddon|hs-banner\.com|trackingconsent|consent-tracking|privacy-banner|moove_gdpr|gdpr-cookie-compliance|cookie-notice|cookie_notice|cookieadmin|tarteaucitron|axept\.io|consentmanager\.net|ketchcdn|ketch\.com|enzuzo\.com|pandectes|consentmo|cookiehub\.(?:com|net|eu)|cookieinformation\.com|fundingchoicesmessages|cookiepro\.com|cookie-control|cookiecontrol|clickio|cookiereports|crownpeak|evidon|orejime|silktide|cookie-banner|cookiebanner|gdpr-?(?:banner|consent|cookie)|sirdata|conzent|clym\.io|illow\.io|beautiful-cookie|uniconsent|ezcookie|concord\.tech/i;

/** Ids and classes of banners that somebody built themselves. */
export const bannerNames =
  /cookie[-_]?(?:banner|consent|notice|bar|popup|pop-up|law|message|modal|dialog|policy-banner|warning|overlay)|(?:gdpr|consent)[-_]?(?:banner|popup|modal|bar|dialog|notice|overlay)|^cc-(?:window|banner)|\bcky-|\bcmplz-|moove_gdpr|cli-bar|wt-cli/i;

/** What such a banner says. */
export const bannerWords =
  /\b(?:accept|allow|reject|decline|manage) (?:all |only )?(?:the |our |non-essential |optional |essential )?cookies\b|\bcookie (?:settings|preferences|consent)\b|\bwe use cookies\b[^\n]{0,300}\b(?:accept|agree|consent|ok|got it)\b/i;
