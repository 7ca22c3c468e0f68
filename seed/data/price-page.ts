import { markdown, reference } from '../references';
import type { PageSeed } from './page-types';
import { pricingExtrasCopy as extras } from './pricing-extras';
import { pricingPageCopy as copy } from './pricing-page';

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

const aiSearch = `## ${copy.aiSearch.heading}

${copy.aiSearch.intro}

${copy.aiSearch.paragraphs.join('\n\n')}

Source: ${copy.aiSearch.sources.map(({ label, href }) => `[${label}](${href})`).join(', ')}`;

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

const text = (content: string, width: 'prose' | 'wide' = 'prose') => ({
  blockType: 'richText',
  content: markdown(content),
  width,
});

/**
 * The pricing page: packages by group, what is in them, retainers, chatbot, what is not included,
 * questions.
 */
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
    },
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
    text(copy.industry.more),
    {
      blockType: 'featureMatrix',
      ...head(copy.compare),
      anchor: 'compare',
      groups: ['core', 'industry'],
      note: copy.compare.note,
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
    text(aiSearch),
    {
      blockType: 'twoLists',
      ...head(copy.doDont),
      leftHeading: copy.doDont.doHeading,
      left: lines(copy.doDont.do),
      rightHeading: copy.doDont.dontHeading,
      right: lines(copy.doDont.dont),
    },
    text(thirdParty, 'wide'),
    { blockType: 'testimonials', ...extras.testimonials, limit: 4 },
    {
      blockType: 'cardGrid',
      ...head(extras.reading),
      anchor: 'reading',
      layout: 'even',
      cards: [...extras.reading.cards],
    },
    {
      blockType: 'faq',
      ...head(copy.faq),
      anchor: 'questions',
      topics: ['pricing', 'exclusivity'],
    },
    text(extras.footnote),
    {
      blockType: 'callToAction',
      title: copy.callToAction.heading,
      description:
        'Tell us in a few sentences what you need. We answer within {{policy:replyWithin}} on working days.',
      buttonText: copy.callToAction.action,
      buttonLink: '/#lead-capture',
      variant: 'default',
    },
  ],
};

function head({ eyebrow, heading, intro }: { eyebrow: string; heading: string; intro: string }) {
  return { eyebrow, heading, intro };
}
