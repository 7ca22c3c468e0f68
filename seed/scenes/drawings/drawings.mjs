import { chatbot, chatbotSum } from './answers.mjs';
import { bot } from './bot.mjs';
import { accountantSolicitorWebsites } from './brief.mjs';
import { cardIndex } from './card-index.mjs';
import * as devices from './devices.mjs';
import { salonBookingDeposits } from './diary.mjs';
import { websiteForElectricians } from './fuse-board.mjs';
import { hiddenCosts } from './hidden-costs.mjs';
import { drawSheet } from './kit.mjs';
import * as marks from './marks.mjs';
import * as paperWork from './paper-work.mjs';
import { cafeBakeryWebsite } from './pavement-sign.mjs';
import * as places from './places.mjs';
import { portraitFrances, portraitTom } from './portraits.mjs';
import { scan } from './scan.mjs';
import { sitemap } from './sitemap.mjs';
import { webDesignReading } from './street.mjs';
import { studio } from './studio.mjs';
import { territory } from './territory.mjs';
import { monthlyPlan, threeYears } from './years.mjs';

const portrait = { width: 800, height: 1000 };

/** The ground, the scene and, where it is no cover's, the size of each drawing. */
const drawings = {
  'cover-cafe-bakery-website': ['SEO', cafeBakeryWebsite],
  'cover-accountant-solicitor-websites': ['Design', accountantSolicitorWebsites],
  'cover-salon-booking-deposits': ['Technology', salonBookingDeposits],
  'cover-website-for-electricians': ['SEO', websiteForElectricians],
  'cover-whatsapp-integration': ['Technology', devices.whatsappIntegration],
  'cover-web-design-trades': ['Design', places.webDesignTrades],
  'cover-web-design-reading': ['SEO', webDesignReading],
  'cover-why-pwa-matters': ['Technology', devices.whyPwaMatters],
  'cover-web-accessibility-guide': ['Design', places.webAccessibilityGuide],
  'cover-react-performance': ['Development', devices.reactPerformance],
  'cover-seo-guide-small-business': ['SEO', marks.seoGuide],
  'cover-brand-identity-digital-age': ['Branding', marks.brandIdentity],
  'cover-hiring-web-designer': ['Design', paperWork.hiringWebDesigner],
  'cover-modern-web-dev': ['Development', paperWork.modernWebDev],
  'cover-pricing-transparency': ['Design', paperWork.pricingTransparency],
  'drawing-sitemap': ['Technology', sitemap],
  'drawing-chatbot': ['Night', chatbot],
  'drawing-chatbot-sum': ['Branding', chatbotSum],
  'drawing-three-years': ['Prices', threeYears],
  'drawing-monthly-plan': ['SEO', monthlyPlan],
  'drawing-scan': ['Night', scan],
  'drawing-hidden-costs': ['Prices', hiddenCosts],
  'drawing-territory': ['SEO', territory],
  'drawing-bot': ['Technology', bot],
  'drawing-search': ['Design', cardIndex],
  'drawing-studio': ['Studio', studio, { width: 2000, height: 760 }],
  'portrait-frances': ['Branding', portraitFrances, portrait],
  'portrait-tom': ['Technology', portraitTom, portrait],
};

/** The drawings as SVG. `node tests/screenshots/drawings.mjs` makes pictures of them. */
export const drawAll = () =>
  Object.entries(drawings).map(([name, [ground, scene, size]]) => ({
    name,
    svg: drawSheet(ground, scene(), size),
  }));
