import { picture } from '../../references';
import type { PageSeed } from '../page-types';

/** The page for visitors; search engines read `/sitemap.xml`. */
export const sitemapPage: PageSeed = {
  title: 'Sitemap',
  path: '/sitemap',
  meta: {
    title: 'Sitemap: every page on this site',
    description:
      'All pages of the site in one list: services, prices, free tools, industries, cities with their trades, projects, articles and the legal pages.',
  },
  sections: [
    {
      blockType: 'hero',
      heading: 'Every page, in one place',
      lead: 'Open a city to see its pages for single trades.',
      picture: picture('drawing-sitemap'),
      picturePlace: 'beside',
      actions: [],
    },
    {
      blockType: 'sitePages',
      heading: 'All pages, by subject',
    },
    {
      blockType: 'callToAction',
      title: 'Not here?',
      description: 'Ask us. If the answer belongs on the site, we add it.',
      buttonText: 'Contact Us',
      buttonLink: '/#lead-capture',
      variant: 'compact',
    },
  ],
};
