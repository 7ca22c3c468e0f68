import { markdown, reference } from '../references';
import type { PageSeed } from './page-types';
import { pricingExtrasCopy as extras } from './pricing-extras';
import { pricingPageCopy as copy } from './pricing-page';

const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));

const portfolioOrCustom = `| Question | Portfolio Pro | Custom |
| --- | --- | --- |
${copy.portfolioPro.comparison.map(({ question, portfolioPro, custom }) => `| ${question} | ${portfolioPro} | ${custom} |`).join('\n')}

${copy.portfolioPro.comparisonNote}`;

const thirdParty = `| Item | Cost | Paid to |
| --- | --- | --- |
${copy.thirdParty.rows.map(({ item, cost, paidTo }) => `| ${item} | ${cost} | ${paidTo} |`).join('\n')}`;

/** The pricing page (specification, section 2, pricing); what few visitors need is folded. */
export const pricingPage: PageSeed = {
  title: 'Pricing',
  path: '/pricing',
  meta: copy.meta,
  sections: [
    {
      blockType: 'hero',
      heading: copy.hero.heading,
      lead: copy.hero.intro,
      actions: [],
      rate: { title: copy.hero.rateBadge, text: copy.hero.rateText },
    },
    {
      blockType: 'packageGrid',
      ...named('packages', 'Packages', copy.core),
      groups: ['core'],
      layout: 'strip',
    },
    {
      blockType: 'packageGrid',
      ...named('for-your-trade', 'Your trade', copy.industry),
      groups: ['industry'],
      layout: 'strip',
    },
    // Folded, as few visitors need them. Three show, and the others open below them.
    {
      blockType: 'featureMatrix',
      ...folded('compare', copy.compare),
      groups: ['core', 'industry'],
      note: copy.compare.note,
    },
    {
      blockType: 'packageGrid',
      ...folded('portfolio-pro', copy.portfolioPro),
      groups: ['portfolio-pro', 'custom'],
      layout: 'list',
    },
    {
      blockType: 'packageGrid',
      ...folded('creators', copy.influencer),
      groups: ['influencer'],
      layout: 'list',
    },
    {
      blockType: 'comparisonTable',
      ...folded('custom-projects', extras.customProjects),
      table: reference('comparison-tables', 'package-or-custom'),
    },
    {
      blockType: 'richText',
      ...folded('portfolio-or-custom', {
        heading: copy.portfolioPro.comparisonHeading,
      }),
      content: markdown(portfolioOrCustom),
      width: 'wide',
    },
    {
      blockType: 'comparisonTable',
      ...folded('other-ways', extras.businessModels),
      table: reference('comparison-tables', 'business-models'),
    },
    {
      blockType: 'costComparison',
      ...folded('wordpress', extras.wordpress),
      comparison: reference('cost-comparisons', 'wordpress'),
    },
    {
      blockType: 'benefits',
      ...folded('partnership', extras.partnership),
      items: [...extras.partnership.items],
    },
    {
      blockType: 'twoLists',
      ...folded('we-do', copy.doDont),
      leftHeading: copy.doDont.doHeading,
      left: lines(copy.doDont.do),
      rightHeading: copy.doDont.dontHeading,
      right: lines(copy.doDont.dont),
    },
    { blockType: 'estimator', ...named('estimator', 'Estimator', copy.estimator) },
    {
      blockType: 'retainerList',
      ...named('retainers', 'Monthly care', copy.retainers),
      termsHeading: copy.retainers.termsHeading,
      terms: [...copy.retainers.terms],
    },
    {
      blockType: 'richText',
      ...folded('running-costs', copy.thirdParty),
      barLabel: 'Running costs',
      content: markdown(thirdParty),
      width: 'wide',
    },
    { blockType: 'addOnList', ...folded('add-ons', extras.addOns), kind: 'retainer' },
    { blockType: 'chatbotTiers', ...folded('chatbot', extras.chatbot), note: extras.chatbot.note },
    {
      blockType: 'hiddenFees',
      ...folded('hidden-fees', extras.hiddenFees),
      note: extras.hiddenFees.note,
    },
    {
      blockType: 'richText',
      ...folded('exclusivity', { heading: copy.exclusivity.heading }),
      content: markdown(
        `${copy.exclusivity.text}\n\n[${copy.exclusivity.action}](/territorial-exclusivity-policy)`,
      ),
      width: 'prose',
    },
    {
      blockType: 'richText',
      ...folded('terms', extras.footnote),
      content: markdown(extras.footnote.text),
      width: 'prose',
    },
    {
      blockType: 'benefits',
      ...folded('referrals', extras.referral),
      items: [...extras.referral.items],
    },
    {
      blockType: 'benefits',
      ...folded('ai-search', copy.aiSearch),
      items: [...copy.aiSearch.items],
      note: markdown(copy.aiSearch.note),
    },
    {
      blockType: 'cardGrid',
      ...folded('reading', extras.reading),
      layout: 'list',
      cards: [...extras.reading.cards],
    },
    {
      blockType: 'faq',
      ...named('questions', 'Questions', copy.faq),
      topics: ['pricing', 'exclusivity'],
      shown: 6,
    },
    { blockType: 'testimonials', ...extras.testimonials, layout: 'carousel', limit: 6 },
    {
      blockType: 'leadCapture',
      ...named('lead-capture', 'Get Started', copy.enquiry),
      reply: 'We reply within {{policy:replyWithin}} on working days.',
      declines: 'We don’t take on crypto, adult or gambling projects.',
    },
  ],
};

interface Head {
  heading: string;
  intro?: string;
}

function head({ heading, intro }: Head) {
  return { heading, ...(intro ? { intro } : {}) };
}

/** Head of a section that the bar of sections names, in place of a small line above. */
function named(anchor: string, barLabel: string, copied: Head) {
  return { ...head(copied), anchor, barLabel };
}

function folded(anchor: string, copied: Head) {
  return { ...head(copied), anchor, isFolded: true };
}
