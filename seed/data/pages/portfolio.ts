import type { PageSeed } from '../page-types';

export const portfolioPage: PageSeed = {
  title: 'Portfolio',
  path: '/portfolio',
  meta: {
    title: 'Portfolio: web projects with plan and price',
    description:
      'Websites you can open, with the problem, our decisions and what such a site costs. Filter by web design, full-stack work or business websites.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Our work, with plans and prices',
      lead: 'Open the sites, then read what each does for its owner, and what it costs. They’re demonstrations: the firms are made up.',
      actions: [],
    },
    {
      blockType: 'caseStudyGrid',
      layout: 'feature',
      hasFilter: true,
      heading: 'Open a site, or read how we built it',
      anchor: 'projects',
    },
    {
      blockType: 'testimonials',
      heading: 'What clients say',
      limit: 3,
    },
    {
      blockType: 'callToAction',
      title: 'Want one for your business?',
      description:
        'Tell us what it should do. You’ll have a price, or our questions, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'View Pricing', href: '/pricing' },
      variant: 'default',
    },
  ],
};
