import type { PageSeed } from '../page-types';

export const portfolioPage: PageSeed = {
  title: 'Portfolio',
  path: '/portfolio',
  meta: {
    title: 'Portfolio: web projects with plan and price',
    description:
      'Websites you can open, with the problem, the plan, each phase and the price. Filter by web design, full-stack work or business websites.',
  },
  sections: [
    {
      blockType: 'hero',
      eyebrow: 'Portfolio',
      heading: 'Our work, with the sums left in',
      lead: 'What was wrong, what we planned, how long it takes and what it costs. These are demonstrations: the firms are made up, and you can open the sites.',
      dimension: 'planned, priced, explained',
      actions: [
        { label: 'Get Started', href: '/#lead-capture' },
        { label: 'View Pricing', href: '/pricing' },
      ],
    },
    {
      blockType: 'caseStudyGrid',
      layout: 'feature',
      hasFilter: true,
      eyebrow: 'Projects',
      heading: 'Choose a kind of project, or see them all',
      anchor: 'projects',
    },
    {
      blockType: 'testimonials',
      eyebrow: 'Testimonials',
      heading: 'On the work, in a few sentences',
      limit: 3,
    },
    {
      blockType: 'callToAction',
      title: 'Want one for your business?',
      description:
        'Tell us what it should do. You’ll have a price within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
