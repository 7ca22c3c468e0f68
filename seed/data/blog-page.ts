import type { PageSeed } from './page-types';

export const blogPage: PageSeed = {
  title: 'Blog',
  path: '/blog',
  meta: {
    title: 'Blog: websites for small businesses, explained',
    description:
      'Plain articles for owners of small businesses: what websites cost, how to choose who builds yours, and what helps people find you in search.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Plain advice on small business websites',
      lead: 'Articles on prices, search and design, written for the person who pays the bill.',
      actions: [],
    },
    {
      blockType: 'callToAction',
      title: 'Want your own site checked?',
      description:
        'The scanner looks at your site in {{site:scanDuration}} and says what’s wrong, in plain words.',
      buttonText: 'Scan my site',
      buttonLink: '/scan',
      secondary: { label: 'Get Started', href: '/#lead-capture' },
      variant: 'compact',
    },
  ],
};
