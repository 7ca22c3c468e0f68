/** Every page of the first content, by kind: specification, section 2, and its decisions. */
export const routes = {
  page: [
    '/',
    '/about',
    '/contact',
    '/pricing',
    '/portfolio',
    '/scan',
    '/bot',
    '/tools',
    '/tools/page-speed',
    '/tools/sitemap',
    '/tools/chatbot-roi',
    '/sitemap',
    '/locations',
    '/services',
    '/services/whatsapp-integration',
    '/services/ai-chatbot',
    '/what-agencies-hide',
    '/why-choose-us',
    '/territorial-exclusivity-policy',
    '/blog',
    '/search',
  ],
  project: [
    '/projects/tool-theft-locator',
    '/projects/bros-carpentry',
    '/projects/helix-heating',
    '/projects/elver-electrical',
    '/projects/corve-and-penhallow',
    '/projects/madder-and-fern',
    '/projects/overhang',
    '/projects/teasel-bakery',
    '/projects/wren-chimneys',
  ],
  post: [
    '/blog/pricing-transparency',
    '/blog/hiring-web-designer',
    '/blog/modern-web-dev',
    '/blog/seo-guide-small-business',
    '/blog/react-performance',
    '/blog/why-pwa-matters',
    '/blog/brand-identity-digital-age',
    '/blog/web-accessibility-guide',
    '/blog/web-design-reading',
    '/blog/web-design-trades',
    '/blog/whatsapp-integration',
    '/blog/website-for-electricians',
    '/blog/salon-booking-deposits',
    '/blog/accountant-solicitor-websites',
    '/blog/cafe-bakery-website',
  ],
  industry: [
    '/industries/trades-construction',
    '/industries/beauty-wellness',
    '/industries/fitness-wellness',
    '/industries/professional-services',
  ],
  city: [
    '/web-design-reading',
    '/web-design-cheltenham',
    '/web-design-gloucester',
    '/web-design-oxford',
    '/web-design-bristol',
    '/web-design-bath',
    '/web-design-swindon',
    '/web-design-birmingham',
    '/web-design-cardiff',
    '/web-design-newport',
  ],
  cityNiche: [
    ...nichesOf('reading', [
      'trades',
      'beauty',
      'fitness',
      'professional-services',
      'plumbers',
      'electricians',
      'carpenters',
    ]),
    ...nichesOf('bristol', [
      'trades',
      'beauty',
      'fitness',
      'professional-services',
      'plumbers',
      'electricians',
    ]),
    ...nichesOf('cheltenham', ['trades', 'beauty', 'fitness', 'professional-services', 'plumbers']),
    ...nichesOf('oxford', ['professional-services', 'beauty']),
    ...nichesOf('birmingham', ['trades', 'fitness']),
    ...nichesOf('gloucester', ['trades']),
    ...nichesOf('bath', ['beauty']),
    ...nichesOf('swindon', ['trades']),
  ],
  legal: [
    '/privacy-policy',
    '/terms-of-service',
    '/cancellation-policy',
    '/scanner-terms',
    '/accessibility-statement',
  ],
} as const satisfies Record<string, readonly string[]>;

function nichesOf(city: string, niches: readonly string[]): string[] {
  return niches.map((niche) => `/web-design-${city}/${niche}`);
}

export type RouteKind = keyof typeof routes;
export const routeKinds = Object.keys(routes) as RouteKind[];
export const allRoutes: readonly string[] = Object.values(routes).flat();

/** Further pages of the list of posts; the lists of pages name its posts. */
export const listRoutes: readonly string[] = ['/blog/page/2'];

/** Addresses with a permanent redirect. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/our-guarantee', '/territorial-exclusivity-policy'],
  ['/blog/modern-web-development', '/blog/modern-web-dev'],
  ['/blog/react-performance-tips', '/blog/react-performance'],
  ...routes.project.map((path) => [path.replace('/projects/', '/portfolio/'), path] as const),
];

/** Kept from search engines and from the lists of pages. */
export const unlistedRoutes: readonly string[] = ['/search'];

/** Future screens and private areas, to which no page links. */
export const unlinked: readonly RegExp[] = [
  // Reports and results are open to visitors with their address.
  /^\/scan\/(report|confirm)(\/|$)/,
  /^\/tools\/sitemap\/result(\/|$)/,
  /^\/beta-audit/,
  /^\/proposals(\/|$)/,
  // Pictures have addresses under /api/media/file.
  /^\/(auth|admin|seo-dashboard|cms|api(?!\/media\/file\/)|preview)(\/|$)/,
];
