import * as devices from './devices.mjs';
import { drawSheet } from './kit.mjs';
import * as marks from './marks.mjs';
import * as paperWork from './paper-work.mjs';
import * as places from './places.mjs';
import { webDesignReading } from './street.mjs';

/** The category and the scene of each post's cover. */
const covers = {
  'whatsapp-integration': ['Technology', devices.whatsappIntegration],
  'web-design-trades': ['Design', places.webDesignTrades],
  'web-design-reading': ['SEO', webDesignReading],
  'why-pwa-matters': ['Technology', devices.whyPwaMatters],
  'web-accessibility-guide': ['Design', places.webAccessibilityGuide],
  'react-performance': ['Development', devices.reactPerformance],
  'seo-guide-small-business': ['SEO', marks.seoGuide],
  'brand-identity-digital-age': ['Branding', marks.brandIdentity],
  'hiring-web-designer': ['Design', paperWork.hiringWebDesigner],
  'modern-web-dev': ['Development', paperWork.modernWebDev],
  'pricing-transparency': ['Design', paperWork.pricingTransparency],
};

/** Covers as SVG, by the post's slug. `node tests/screenshots/covers.mjs` makes pictures of them. */
export const drawCovers = () =>
  Object.entries(covers).map(([slug, [category, scene]]) => ({
    slug,
    svg: drawSheet(category, scene()),
  }));
