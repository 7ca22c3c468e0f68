import type { LexicalState } from '@/domain/content/lexical';
import type { PageSeed } from './page-types';
import { pricingPageCopy as copy } from './pricing-page';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const exclusivity = `## ${copy.exclusivity.heading}

${copy.exclusivity.intro}

${list(copy.exclusivity.points)}`;

const aiSearch = `## ${copy.aiSearch.heading}

${copy.aiSearch.intro}

${copy.aiSearch.paragraphs.join('\n\n')}

Source: ${copy.aiSearch.sources.map(({ label, href }) => `[${label}](${href})`).join(', ')}`;

const doDont = `## ${copy.doDont.heading}

${copy.doDont.intro}

### ${copy.doDont.doHeading}

${list(copy.doDont.do)}

### ${copy.doDont.dontHeading}

${list(copy.doDont.dont)}`;

const thirdParty = `## ${copy.thirdParty.heading}

${copy.thirdParty.intro}

| Item | Cost | Paid to |
| --- | --- | --- |
${copy.thirdParty.rows.map(({ item, cost, paidTo }) => `| ${item} | ${cost} | ${paidTo} |`).join('\n')}`;

/**
 * The pricing page: packages by group, retainers, what is not included, questions.
 *
 * @param toRichText turns Markdown with price tokens into the site's rich text
 */
export function pricingPage(toRichText: (markdown: string) => LexicalState): PageSeed {
  const text = (markdown: string, width: 'prose' | 'wide' = 'prose') => ({
    blockType: 'richText',
    content: toRichText(markdown),
    width,
  });
  return {
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
      text(exclusivity),
      {
        blockType: 'packageGrid',
        ...head(copy.influencer),
        anchor: 'creators',
        groups: ['influencer'],
        layout: 'list',
      },
      {
        blockType: 'packageGrid',
        ...head(copy.portfolioPro),
        anchor: 'portfolio-pro',
        groups: ['portfolio-pro', 'custom'],
        layout: 'list',
      },
      {
        blockType: 'retainerList',
        ...head(copy.retainers),
        anchor: 'retainers',
        note: copy.retainers.terms.join(' '),
      },
      text(aiSearch),
      text(doDont),
      text(thirdParty, 'wide'),
      {
        blockType: 'faq',
        ...head(copy.faq),
        anchor: 'questions',
        topics: ['pricing', 'exclusivity'],
      },
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
}

function head({ eyebrow, heading, intro }: { eyebrow: string; heading: string; intro: string }) {
  return { eyebrow, heading, intro };
}
