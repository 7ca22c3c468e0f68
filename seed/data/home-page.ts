import { reference } from '../references';
import { homeCopy as copy } from './home';
import type { PageSeed } from './page-types';

const sources: Record<string, string> = {
  'Express Landing Page': 'express',
  'Business websites': 'core-sites',
  'Sites for your trade': 'industry',
  'Sites for influencers': 'influencer',
  'Portfolio Pro': 'portfolio-pro',
  'Custom work': 'custom',
  'Monthly plans': 'retainers',
};

const anchors: Record<string, string> = {
  industry: '/pricing#for-your-trade',
  influencer: '/pricing#creators',
  'portfolio-pro': '/pricing#portfolio-pro',
  custom: '/pricing#portfolio-pro',
  retainers: '/pricing#retainers',
};

const [heading, headingAccent] = copy.hero.headline;

/** Sections in the specification's order. */
export const homePage: PageSeed = {
  title: 'Home',
  path: '/',
  meta: copy.meta,
  sections: [
    {
      blockType: 'hero',
      eyebrow: copy.hero.badge,
      heading,
      headingAccent,
      lead: copy.hero.pitch,
      dimension: 'designed from scratch',
      actions: [
        { label: copy.hero.primaryAction, href: '/#lead-capture' },
        { label: copy.hero.secondaryAction, href: '/scan' },
      ],
      teaser: { text: copy.hero.teaser, href: '/pricing' },
      places: [...copy.hero.cities],
      receiptPackage: reference('packages', copy.hero.receipt.packageKey),
      receiptLines: copy.hero.receipt.lines.map(({ item, amount }) => ({
        label: item,
        amount: amount === 'none' ? '£0' : amount,
      })),
      receiptStamp: copy.hero.receipt.badge,
      rate: copy.hero.founding,
    },
    {
      blockType: 'tradeSites',
      heading: copy.trades.heading,
      intro: copy.trades.intro,
      anchor: 'your-trade',
      trades: copy.trades.list.map((trade) => ({
        label: trade.label,
        package: reference('packages', trade.package),
        ...('caseStudy' in trade ? { caseStudy: reference('case-studies', trade.caseStudy) } : {}),
      })),
    },
    {
      blockType: 'priceSummary',
      heading: copy.services.heading,
      intro: copy.services.intro,
      anchor: 'services',
      rows: copy.services.rows.map(({ title, text }) => {
        const source = sources[title] ?? 'express';
        return { title, text, source, href: anchors[source] ?? '/pricing' };
      }),
    },
    {
      blockType: 'caseStudyGrid',
      heading: copy.work.heading,
      intro: copy.work.intro,
      anchor: 'portfolio',
      layout: 'brief',
      hasFilter: true,
      limit: 3,
    },
    {
      blockType: 'people',
      heading: copy.people.heading,
      anchor: 'people',
    },
    {
      blockType: 'scannerPromo',
      eyebrow: `${copy.scanner.eyebrow}, ${copy.scanner.duration}, ${copy.scanner.cost}`,
      heading: copy.scanner.heading,
      intro: copy.scanner.intro,
      note: copy.scanner.paid,
      anchor: 'scanner',
    },
    {
      blockType: 'process',
      heading: copy.process.heading,
      intro: copy.process.intro,
      anchor: 'how-we-work',
      steps: copy.process.stages.map((stage) => ({ ...stage })),
    },
    {
      blockType: 'testimonials',
      heading: copy.testimonials.heading,
      limit: 3,
    },
    {
      blockType: 'cityList',
      heading: copy.cities.heading,
      intro: copy.cities.intro,
      anchor: 'where-we-work',
      action: {
        label: copy.cities.action,
        href: '/territorial-exclusivity-policy#check-availability',
      },
    },
    {
      blockType: 'atAGlance',
      heading: copy.glance.heading,
      facts: copy.glance.facts.map(({ term, detail }) => ({ term, description: detail })),
    },
    {
      blockType: 'leadCapture',
      heading: copy.leadCapture.heading,
      intro: copy.leadCapture.intro,
      reply: 'We reply within {{policy:replyWithin}} on working days.',
      declines: copy.leadCapture.declines,
    },
    {
      blockType: 'stickyBanner',
      text: copy.stickyBanner.text,
      buttonText: copy.stickyBanner.action,
    },
  ],
};
