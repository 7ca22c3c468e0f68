import { markdown, picture } from '../../references';
import type { PageSeed } from '../page-types';

const after = `## Put it on your site

1. **Upload the file** as \`sitemap.xml\` to the top folder of your site.
2. **Name it in robots.txt:** \`Sitemap: https://your-business.co.uk/sitemap.xml\`.
3. **Google and Bing:** submit the address in [Search Console](https://search.google.com/search-console/about) and [Bing Webmaster Tools](https://www.bing.com/webmasters/about).
4. **Keep it up to date.** WordPress, Shopify, Wix and Squarespace make a sitemap by themselves. If yours does, submit that one.

A sitemap [helps Google find pages and doesn’t guarantee a listing](https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview). It doesn’t lift a page in the results.`;

export const sitemapToolPage: PageSeed = {
  title: 'Sitemap generator',
  path: '/tools/sitemap',
  meta: {
    title: 'Sitemap generator: list the pages of a site',
    description:
      'Enter an address: we follow the links, draw the site as a tree and make a sitemap.xml of the pages that belong in it. Free, up to 200 pages.',
  },
  sections: [
    {
      blockType: 'sitemapTool',
      eyebrow: 'Sitemap generator',
      heading: 'Which pages does your site have?',
      lead: 'Enter its address. We follow the links, draw the site as a tree, and make a sitemap.xml.',
      buttonText: 'List the pages',
      picture: picture('drawing-sitemap'),
      note: 'Up to 200 pages, three sites an hour. We obey robots.txt.',
      tiles: [
        {
          title: 'The tree',
          text: 'Every address, with its title or the reason it’s left out.',
        },
        {
          title: 'The file',
          text: 'A sitemap.xml, ready to upload.',
        },
        {
          title: 'Gentle on your site',
          text: 'Two addresses a second. Your visitors notice nothing.',
        },
        {
          title: 'Public pages only',
          text: 'No logins, no forms. We delete the list after {{policy:keepScanHashes}}.',
        },
      ],
    },
    {
      blockType: 'twoLists',
      heading: 'What belongs in a sitemap',
      leftHeading: 'We list a page that',
      left: [
        { text: 'answers with status 200' },
        { text: 'lets search engines list it' },
        { text: 'names itself as the original, or names none' },
        { text: 'is on the host you entered' },
      ],
      rightHeading: 'We leave out',
      right: [
        { text: 'redirects and errors' },
        { text: 'pages marked “noindex”, and copies' },
        { text: 'what robots.txt closes, and “nofollow” links' },
        { text: 'endless calendars, filters, baskets, accounts, PDFs and pictures' },
      ],
    },
    {
      blockType: 'benefits',
      heading: 'Three ways to use the list',
      items: [
        {
          title: 'Before a rebuild',
          text: 'Every old address needs a new page or a redirect. Tick them off.',
        },
        {
          title: 'Finding forgotten pages',
          text: 'Pages nothing links to. An offer from 2019.',
        },
        {
          title: 'Reading a quote',
          text: 'Is ten pages enough? Count yours first.',
        },
      ],
    },
    { blockType: 'richText', width: 'prose', content: markdown(after) },
    {
      blockType: 'callToAction',
      title: 'More pages than you thought?',
      description:
        'Send us the list. We tell you which to keep, within {{policy:replyWithin}} on working days.',
      buttonText: 'Get Started',
      buttonLink: '/#lead-capture',
      secondary: { label: 'Scan one page in depth', href: '/scan' },
      variant: 'default',
    },
  ],
};
