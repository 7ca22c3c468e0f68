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
      Wix: 'Click the picture, open Settings and fill in the box for the alt text.',
      Squarespace: 'Edit the page, open the image block and fill in “Image alt text”.',
    },
  },
  titles: {
    effort: 'easy',
    steps: {
      WordPress:
        'With an SEO plug-in such as Yoast SEO, open the page and fill in “SEO title” and “Meta description”.',
      Wix: 'Open the page’s menu, then SEO basics, and fill in title tag and meta description.',
      Squarespace: 'Open the page’s settings, then SEO, and fill in title and description.',
    },
  },
  headings: {
    effort: 'easy',
    steps: {
      WordPress:
        'Click the text and turn it into a Heading block; choose its level in the toolbar.',
      Wix: 'Click the text, choose Edit Text, then a heading from the styles. The HTML tag is under SEO & Accessibility.',
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
      Wix: 'Click the footer in the editor and add a text. For a number, choose Link, then Phone.',
      Squarespace:
        'Press Edit, scroll down and choose Edit Footer; add a text block. A number’s link begins with tel:',
    },
  },
  visibility: {
    effort: 'easy',
    steps: {
      WordPress:
        'Under Settings, Reading, untick “Discourage search engines”. An SEO plug-in has the same switch on each page.',
      Wix: 'In the page’s SEO basics and the site’s SEO settings, let search engines index it.',
      Squarespace: 'In the page’s settings, under SEO, switch off hiding it from search results.',
    },
  },
  crawlers: {
    effort: 'hours',
    steps: {
      WordPress: 'An SEO plug-in such as Yoast SEO lets you edit robots.txt and makes the sitemap.',
      Wix: 'Wix makes the sitemap. The rules for robots are in the SEO settings, robots.txt editor.',
      Squarespace: 'Squarespace makes the sitemap. Under Settings, Crawlers, let robots in.',
    },
  },
  secure: {
    effort: 'hours',
    steps: {
      WordPress:
        'Ask your host to switch on its free certificate. Then change both addresses under Settings, General, to https://.',
      Wix: 'HTTPS is included. If it’s missing, look under Domains whether yours is connected properly.',
      Squarespace:
        'Open the SSL settings and choose Secure. The domain must be connected properly.',
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
      Wix: 'Fill in the business info in the dashboard; add more under the page’s advanced SEO.',
      Squarespace: 'Fill in the business information in the settings; the code is written from it.',
    },
  },
  phones: {
    effort: 'hours',
    steps: {
      WordPress: 'Update the theme, or choose a current one under Appearance, Themes.',
      Wix: 'Pages are set up for phones. Take out added code that changes the viewport.',
      Squarespace: 'Templates are set up for phones. Look for added code under Code Injection.',
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
  titles: 'seo-title seo-title-quality seo-description seo-open-graph',
  headings: 'seo-h1 a11y-heading-order a11y-empty-heading',
  texts:
    'seo-broken-links seo-missing-files seo-link-text seo-placeholder seo-copyright-year ai-questions local-social-links local-reviews a11y-link-name sec-mixed-content',
  footer:
    'local-address local-phone local-hours local-company-details local-contact-email local-privacy local-vat',
  visibility: 'seo-indexable ai-snippet-allowed',
  crawlers: 'ai-answer-bots ai-training-bots seo-robots-txt seo-sitemap',
  secure: 'sec-https sec-http-redirect sec-certificate',
  pictureSizes:
    'perf-image-large perf-image-format perf-image-lazy perf-page-weight mob-responsive-images',
  lighter:
    'perf-ttfb perf-requests perf-third-party perf-render-blocking perf-dom-size local-cookie-consent',
  business: 'ai-entity local-schema local-schema-complete local-nap-match',
  phones: 'mob-viewport mob-zoom mob-responsive-css',
  forms: 'a11y-form-label a11y-autocomplete',
  server:
    'sec-hsts sec-csp sec-frame sec-nosniff sec-referrer sec-cors sec-cookies sec-tls-legacy sec-version-leak sec-cross-origin sec-mail-spoofing perf-caching perf-compression perf-http2 seo-one-host seo-soft-404 seo-status perf-redirects',
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
