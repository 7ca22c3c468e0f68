import type { PageSeed } from '../page-types';

export const portfolioPage: PageSeed = {
  title: 'Portfolio',
  path: '/portfolio',
  meta: {
    title: 'Portfolio: web projects with plan and price',
    description:
      'Website projects explained in full: the problem, the plan, each phase and the price. Filter by web design, full-stack work or business websites.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Portfolio',
      heading: 'Our work, with the sums left in',
      lead: 'Each project here says what was wrong, what we planned, how long it takes and what it costs. These are demonstrations: we made the firms up, so that we could show everything, the awkward figures included. What was planned and what was measured is marked on each page.',
      dimension: 'planned, priced, explained',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'View Pricing', href: '/pricing' },
      ],
    },
    {
      blockType: 'caseStudyGrid',
      layout: 'even',
      hasFilter: true,
      eyebrow: 'Projects',
      heading: 'Choose a kind of project, or see them all',
      anchor: 'projects',
    },
    {
      blockType: 'benefits',
      eyebrow: 'Before you compare',
      heading: 'Four questions for any agency’s portfolio',
      intro: 'Put them to ours as well.',
      items: [
        {
          title: 'What was wrong before?',
          text: 'A picture of a home page shows taste. The problem, the choice that was made and the reason for it show whether anybody thought about the business behind it.',
        },
        {
          title: 'What did it cost?',
          text: 'Admiring a site is easy until you learn that it cost four times your budget. Without a figure you can’t tell whether the example has anything to do with you.',
        },
        {
          title: 'Who measured the results?',
          text: 'Ask what was counted, over which weeks, and against what. “Traffic up 300%” may mean four visitors instead of one. A target is a fine thing if it is called a target.',
        },
        {
          title: 'What would you leave out for less?',
          text: 'Somebody who built it with care knows which half did the work. The answer tells you what your own first version should be.',
        },
      ],
    },
    {
      blockType: 'testimonials',
      eyebrow: 'Testimonials',
      heading: 'On the work, in a few sentences',
      limit: 3,
    },
    {
      blockType: 'callToAction',
      title: 'Tell us what your site should bring you',
      description:
        'A few sentences will do. We answer within {{policy:replyWithin}} on working days, with a price or the questions we need answered to give you one.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
