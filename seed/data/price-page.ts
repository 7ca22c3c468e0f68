import { markdown, reference } from '../references';
import type { PageSeed } from './page-types';
import { pricingExtrasCopy as extras } from './pricing-extras';
import { pricingPageCopy as copy } from './pricing-page';

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

const portfolioOrCustom = `## ${copy.portfolioPro.comparisonHeading}

| Question | Portfolio Pro | Custom |
| --- | --- | --- |
${copy.portfolioPro.comparison.map(({ question, portfolioPro, custom }) => `| ${question} | ${portfolioPro} | ${custom} |`).join('\n')}

${copy.portfolioPro.comparisonNote}`;

const thirdParty = `## ${copy.thirdParty.heading}

${copy.thirdParty.intro}

| Item | Cost | Paid to |
| --- | --- | --- |
${copy.thirdParty.rows.map(({ item, cost, paidTo }) => `| ${item} | ${cost} | ${paidTo} |`).join('\n')}`;

const text = (content: string, width: 'prose' | 'wide' | 'note' = 'prose') => ({
  blockType: 'richText',
  content: markdown(content),
  width,
});

/** The pricing page (specification, section 2, pricing). */
export const pricingPage: PageSeed = {
  title: 'Pricing',
  path: '/pricing',
  meta: copy.meta,
  sections: [
    {
      blockType: 'hero',
      eyebrow: copy.hero.eyebrow,
      heading: copy.hero.heading,
      lead: copy.hero.intro,
      actions: [],
      teaser: { text: copy.hero.teaser, href: '/pricing#packages' },
      rate: { title: copy.hero.rateBadge, text: copy.hero.rateText },
    },
    {
      blockType: 'notice',
      tone: 'info',
      title: copy.exclusivity.heading,
      text: [copy.exclusivity.intro, ...copy.exclusivity.points].join(' '),
      linkLabel: copy.exclusivity.action,
      linkHref: '/territorial-exclusivity-policy',
    },
    {
      blockType: 'benefits',
      ...head(copy.aiSearch),
      anchor: 'ai-search',
      items: [...copy.aiSearch.items],
    },
    text(copy.aiSearch.note, 'note'),
    {
      blockType: 'packageGrid',
      ...head(copy.core),
      anchor: 'packages',
      groups: ['core'],
      layout: 'columns',
    },
    {
      blockType: 'packageGrid',
      ...head(copy.industry),
      anchor: 'for-your-trade',
      groups: ['industry'],
      layout: 'list',
    },
    text(copy.industry.more, 'note'),
    {
      blockType: 'packageGrid',
      ...head(copy.influencer),
      anchor: 'creators',
      groups: ['influencer'],
      layout: 'list',
    },
    {
      blockType: 'benefits',
      ...head(extras.partnership),
      anchor: 'partnership',
      items: [...extras.partnership.items],
    },
    {
      blockType: 'benefits',
      ...head(extras.referral),
      anchor: 'referrals',
      items: [...extras.referral.items],
    },
    {
      blockType: 'packageGrid',
      ...head(copy.portfolioPro),
      anchor: 'portfolio-pro',
      groups: ['portfolio-pro', 'custom'],
      layout: 'list',
    },
    text(portfolioOrCustom, 'wide'),
    {
      blockType: 'retainerList',
      ...head(copy.retainers),
      anchor: 'retainers',
      note: copy.retainers.terms.join(' '),
    },
    { blockType: 'addOnList', ...head(extras.addOns), anchor: 'add-ons', kind: 'retainer' },
    {
      blockType: 'chatbotTiers',
      ...head(extras.chatbot),
      anchor: 'chatbot',
      note: extras.chatbot.note,
    },
    { blockType: 'notice', tone: 'info', ...extras.chatbot.more },
    {
      blockType: 'comparisonTable',
      ...head(extras.businessModels),
      anchor: 'other-ways',
      table: reference('comparison-tables', 'business-models'),
    },
    {
      blockType: 'comparisonTable',
      ...head(extras.customProjects),
      anchor: 'custom-projects',
      table: reference('comparison-tables', 'agency-or-studio'),
    },
    text(thirdParty, 'wide'),
    {
      blockType: 'twoLists',
      ...head(copy.doDont),
      leftHeading: copy.doDont.doHeading,
      left: lines(copy.doDont.do),
      rightHeading: copy.doDont.dontHeading,
      right: lines(copy.doDont.dont),
    },
    {
      blockType: 'callToAction',
      title: copy.callToAction.heading,
      description: copy.callToAction.intro,
      buttonText: copy.callToAction.action,
      buttonLink: '/pricing#lead-capture',
      variant: 'default',
    },
    { blockType: 'testimonials', ...extras.testimonials, layout: 'carousel', limit: 6 },
    {
      blockType: 'hiddenFees',
      ...head(extras.hiddenFees),
      anchor: 'hidden-fees',
      note: extras.hiddenFees.note,
    },
    {
      blockType: 'costComparison',
      ...head(extras.wordpress),
      anchor: 'wordpress',
      comparison: reference('cost-comparisons', 'wordpress'),
    },
    {
      blockType: 'featureMatrix',
      ...head(copy.compare),
      anchor: 'compare',
      groups: ['core', 'industry'],
      note: copy.compare.note,
    },
    {
      blockType: 'cardGrid',
      ...head(extras.reading),
      anchor: 'reading',
      layout: 'list',
      cards: [...extras.reading.cards],
    },
    {
      blockType: 'faq',
      ...head(copy.faq),
      anchor: 'questions',
      topics: ['pricing', 'exclusivity'],
    },
    { blockType: 'estimator', ...head(copy.estimator), anchor: 'estimator' },
    {
      blockType: 'leadCapture',
      ...head(copy.enquiry),
      reply: 'We reply within {{policy:replyWithin}} on working days.',
      declines: 'We do not take on crypto, adult or gambling projects.',
    },
    text(extras.footnote),
  ],
};

function head({ eyebrow, heading, intro }: { eyebrow: string; heading: string; intro: string }) {
  return { eyebrow, heading, intro };
}
