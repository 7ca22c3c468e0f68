/** Website builders that have their own words for the same repair. */
export const builders = ['WordPress', 'Wix', 'Squarespace'] as const;
export type Builder = (typeof builders)[number];

/** How much work a repair is for an owner who never built a site. */
export type Effort = 'easy' | 'hours' | 'developer';

export interface OwnRepair {
  effort: Effort;
  /** Where to find it in each builder. */
  steps: Readonly<Record<Builder, string>>;
}

/** A repair that no builder has a setting for. */
const byDeveloper: OwnRepair = {
  effort: 'developer',
  steps: {
    WordPress: 'Update the theme and its plug-ins first. What is left is in their code.',
    Wix: 'Wix writes this code. Take out added code and apps that you don’t use; for the rest, ask Wix.',
    Squarespace:
      'Squarespace writes this code. Look through Code Injection and code blocks; for the rest, ask Squarespace.',
  },
};

const repairs = {
  pictureTexts: {
    effort: 'easy',
    steps: {
      WordPress: 'Select the picture in the page and fill in “Alternative text” at the side.',
      Wix: 'Click the picture, open its settings and say what it shows in the box for alt text.',
      Squarespace: 'Edit the page, open the picture and say what it shows in the box for alt text.',
    },
  },
  titles: {
    effort: 'easy',
    steps: {
      WordPress:
        'With an SEO plug-in such as Yoast SEO, open the page and fill in “SEO title” and “Meta description”.',
      Wix: 'Open the page’s settings, choose SEO, and fill in title tag and meta description.',
      Squarespace: 'Open the page’s settings, choose SEO, and fill in title and description.',
    },
  },
  sharing: {
    effort: 'easy',
    steps: {
      WordPress:
        'With an SEO plug-in such as Yoast SEO, open the page, look for “Social” and choose a picture.',
      Wix: 'Open the page’s settings, look for social sharing and choose a picture.',
      Squarespace: 'Open the page’s settings, look for the social image and choose one.',
    },
  },
  icon: {
    effort: 'easy',
    steps: {
      WordPress:
        'Under Settings, General, choose a “Site Icon”: a square picture of 512 pixels. Older versions have it under Appearance, Customise.',
      Wix: 'Look for “Favicon” in the settings of the website and upload a square picture.',
      Squarespace:
        'Look for “Favicon” or “Browser icon” in the settings and upload a square picture.',
    },
  },
  language: {
    effort: 'easy',
    steps: {
      WordPress: 'Under Settings, General, choose the “Site Language”.',
      Wix: 'Look for the language in the settings of the website.',
      Squarespace: 'Look for language and region in the settings.',
    },
  },
  headings: {
    effort: 'easy',
    steps: {
      WordPress:
        'Click the text and turn it into a Heading block; choose its level in the toolbar.',
      Wix: 'Click the text, choose Edit Text, then a heading. The level (H1 to H6) is among the text’s settings.',
      Squarespace: 'Edit the page, select the text and choose Heading 1 to 4 in the toolbar.',
    },
  },
  texts: {
    effort: 'easy',
    steps: {
      WordPress:
        'Open the page under Pages, change the words or the link, and press Update or Save.',
      Wix: 'Open the editor, click the text, button or link, change it, and press Publish.',
      Squarespace: 'Open the page, press Edit, click the text or button, change it and save.',
    },
  },
  footer: {
    effort: 'easy',
    steps: {
      WordPress:
        'Under Appearance, open Editor (or Widgets in older themes) and change the footer. A number’s link begins with tel:',
      Wix: 'Click the footer in the editor and add a text. For a number, add a link of the kind Phone.',
      Squarespace:
        'Press Edit, scroll down and choose Edit Footer; add a text block. A number’s link begins with tel:',
    },
  },
  privacy: {
    effort: 'hours',
    steps: {
      WordPress:
        'Under Settings, Privacy, have a page made to start from. Finish and publish it, and link it in the footer.',
      Wix: 'Add a page with your policy, and link it in the footer.',
      Squarespace: 'Add a page with your policy, and link it in the footer.',
    },
  },
  consent: {
    effort: 'hours',
    steps: {
      WordPress:
        'Take out trackers that no one uses. For the rest, add a cookie-consent plug-in such as Complianz.',
      Wix: 'Look for the cookie banner in the settings of the website and switch it on.',
      Squarespace: 'Look for the cookie banner in the settings and switch it on.',
    },
  },
  visibility: {
    effort: 'easy',
    steps: {
      WordPress:
        'Under Settings, Reading, untick “Discourage search engines”. An SEO plug-in has the same switch on each page.',
      Wix: 'In the page’s settings, under SEO, let search engines show it. The website’s SEO settings have the same switch for all pages.',
      Squarespace:
        'In the page’s settings, under SEO, switch off hiding it from search results. For all pages, look under Settings, Crawlers.',
    },
  },
  crawlers: {
    effort: 'hours',
    steps: {
      WordPress: 'An SEO plug-in such as Yoast SEO lets you edit robots.txt and makes the sitemap.',
      Wix: 'Wix makes the sitemap. Look for robots.txt in the website’s SEO settings.',
      Squarespace:
        'Squarespace makes the sitemap. Under Settings, Crawlers, untick what is blocked.',
    },
  },
  secure: {
    effort: 'hours',
    steps: {
      WordPress:
        'Ask your host to switch on its free certificate. Then change both addresses under Settings, General, to https://.',
      Wix: 'HTTPS is included. If it’s missing, look under Domains whether yours is connected properly.',
      Squarespace:
        'Look for SSL in the settings and choose Secure. The domain must be connected properly.',
    },
  },
  strictSecure: {
    effort: 'developer',
    steps: {
      WordPress: 'Ask your host to switch on HSTS.',
      Wix: 'The server is Wix’s: you can’t change this yourself.',
      Squarespace: 'Look for SSL in the settings and tick “HSTS Secure”.',
    },
  },
  mailRecords: {
    effort: 'developer',
    steps: {
      WordPress:
        'It’s not in WordPress: ask your email provider for the records, and add them where your domain is registered (DNS).',
      Wix: 'Ask your email provider for the records. Add them where your domain is registered, or in Wix under Domains (DNS records).',
      Squarespace:
        'Ask your email provider for the records. Add them where your domain is registered, or in the domain’s DNS settings.',
    },
  },
  pictureSizes: {
    effort: 'hours',
    steps: {
      WordPress:
        'Upload photos no wider than 2,000 pixels, and let a plug-in for compressing pictures redo the old ones.',
      Wix: 'Wix shrinks photos itself. Take out large galleries, videos and apps you don’t need.',
      Squarespace:
        'Upload photos no wider than 2,500 pixels and below 500 kB, and replace larger ones.',
    },
  },
  lighter: {
    effort: 'hours',
    steps: {
      WordPress:
        'Switch off plug-ins that you don’t use, and turn on page caching at your host or with a plug-in.',
      Wix: 'The server is Wix’s. Remove apps, custom code and animations that you don’t use.',
      Squarespace: 'The server is Squarespace’s. Remove code, embeds and fonts that you don’t use.',
    },
  },
  business: {
    effort: 'hours',
    steps: {
      WordPress:
        'Fill in name, logo and address in an SEO plug-in, such as “Site representation” in Yoast SEO.',
      Wix: 'Fill in the business info in the settings: name, address, phone and hours.',
      Squarespace: 'Fill in the business information in the settings; the code is written from it.',
    },
  },
  phones: {
    effort: 'hours',
    steps: {
      WordPress: 'Update the theme, or choose a current one under Appearance, Themes.',
      Wix: 'Wix sets pages up for phones. Look for code that was added and changes the “viewport”.',
      Squarespace:
        'Squarespace sets pages up for phones. Look under Code Injection for code that changes the “viewport”.',
    },
  },
  forms: {
    effort: 'easy',
    steps: {
      WordPress:
        'Open the form in its plug-in, give every field a label, and don’t hide the labels.',
      Wix: 'Click the form, choose each field and give it a title that is shown.',
      Squarespace: 'Open the form block and give every field a label.',
    },
  },
  server: {
    effort: 'developer',
    steps: {
      WordPress: 'Ask your host; send them the finding as it stands here.',
      Wix: 'The server is Wix’s: you can’t change this yourself.',
      Squarespace: 'The server is Squarespace’s: you can’t change most of this yourself.',
    },
  },
} as const satisfies Record<string, OwnRepair>;

type Repair = keyof typeof repairs;

/** The checks of each kind of repair; all others need a developer. */
const checksOf: Readonly<Record<Repair, string>> = {
  pictureTexts: 'a11y-img-alt',
  titles: 'seo-title seo-title-quality seo-description',
  sharing: 'seo-open-graph',
  icon: 'seo-favicon mob-icons',
  language: 'a11y-html-lang',
  headings: 'seo-h1 a11y-heading-order a11y-empty-heading',
  texts:
    'seo-broken-links seo-missing-files seo-link-text seo-placeholder seo-copyright-year ai-questions local-social-links local-reviews a11y-link-name sec-mixed-content',
  footer:
    'local-address local-phone local-hours local-company-details local-contact-email local-vat',
  privacy: 'local-privacy',
  consent: 'local-cookie-consent',
  visibility: 'seo-indexable ai-snippet-allowed',
  crawlers: 'ai-answer-bots ai-training-bots seo-robots-txt seo-sitemap',
  secure: 'sec-https sec-http-redirect sec-certificate',
  strictSecure: 'sec-hsts',
  mailRecords: 'sec-mail-spoofing',
  pictureSizes: 'perf-image-large perf-image-format perf-page-weight',
  lighter: 'perf-ttfb perf-requests perf-third-party perf-render-blocking perf-dom-size',
  business: 'ai-entity local-schema local-schema-complete local-nap-match',
  phones: 'mob-viewport mob-zoom mob-responsive-css',
  forms: 'a11y-form-label a11y-autocomplete',
  server:
    'sec-csp sec-frame sec-nosniff sec-referrer sec-cors sec-cookies sec-tls-legacy sec-version-leak sec-cross-origin perf-caching perf-compression perf-http2 seo-one-host seo-soft-404 seo-status perf-redirects',
};

const repairByCheck = new Map<string, OwnRepair>(
  Object.entries(checksOf).flatMap(([kind, ids]) =>
    ids.split(' ').map((id) => [id, repairs[kind as Repair]] as const),
  ),
);

/** Ids of the checks with steps of their own. */
export const checksWithSteps: readonly string[] = [...repairByCheck.keys()];

/** How an owner repairs a finding without an agency. */
export function findOwnRepair(id: string): OwnRepair {
  return repairByCheck.get(id) ?? byDeveloper;
}

const traces: Readonly<Record<Builder, RegExp>> = {
  WordPress: /\bwordpress\b|\/wp-(?:content|includes)\//i,
  Wix: /\bwix\.com\b|wixstatic\.com|parastorage\.com/i,
  Squarespace: /squarespace(?:-cdn)?\.com|\bsquarespace\b/i,
};

/** The builder that a report's evidence gives away; null when none or several. */
export function findBuilder(values: readonly string[]): Builder | null {
  const found = builders.filter((builder) => values.some((value) => traces[builder].test(value)));
  return found.length === 1 ? (found[0] ?? null) : null;
}
